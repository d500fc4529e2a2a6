import { expect, test } from 'vitest'
import { packageFile } from '../../../plugin/kit/package-files.ts'
import { orderStyles } from '../../../plugin/render/style-modules.ts'

test.each(['/a/site', '/zz/site'])(
  "the theme's stylesheets come before those of a site at %s, each by path",
  (root) => {
    const card = packageFile('theme/styles/components/card.css')
    const tabs = packageFile('theme/styles/components/tabs.css')
    const [first, second] = [`${root}/a.css`, `${root}/b.css`]
    expect(orderStyles([second, tabs, first, card])).toEqual([card, tabs, first, second])
  },
)
