import { describe, expect, it } from 'vitest'
import { packageFile } from '../../../plugin/kit/package-files.ts'
import { orderStyles } from '../../../plugin/render/style-modules.ts'

describe('orderStyles', () => {
  const card = packageFile('theme/styles/components/card.css')
  const tabs = packageFile('theme/styles/components/tabs.css')

  it.each(['/a/site', '/zz/site'])(
    "puts the theme's files before those of a site at %s",
    (root) => {
      const own = [`${root}/b.css`, `${root}/a.css`]
      expect(orderStyles([own[0]!, tabs, own[1]!, card])).toEqual([
        card,
        tabs,
        own[1],
        own[0],
      ])
    },
  )
})
