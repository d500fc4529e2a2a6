import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, page as pageText } from '../../site/build-site.ts'
import { findAxeViolations } from '../find-axe-violations.ts'
import { openFolder, type Site } from './open-site.ts'

const content = [
  '<CodeGroup>',
  '```js Ebb\nlower()\n```',
  '```js Flood\nraise()\n```',
  '</CodeGroup>',
  '',
  '<Tabs>',
  '<Tab title="Neap">Small</Tab>',
  '<Tab title="Spring">Large</Tab>',
  '</Tabs>',
].join('\n')

let site: Site
beforeAll(async () => {
  const kinds = ['Note', 'Tip', 'Warning', 'Danger', 'Info']
  const built = await buildSite({
    'docs.json': {
      name: 'Tides',
      theme: 'mint',
      // Just readable on black.
      colors: { primary: '#16a34a' },
      navigation: { pages: ['index'] },
    },
    'index.mdx': pageText(
      'Tides',
      kinds.map((kind) => `<${kind}>\n${content}\n</${kind}>`).join('\n\n'),
    ),
  })
  expect(built.code, built.output).toBe(0)
  site = await openFolder(built.folder)
})
afterAll(() => site?.close())

test.each(['light', 'dark'] as const)(
  'choices in callouts can be read in %s mode',
  async (colorScheme) => {
    const { page } = await site.open('/', { colorScheme })
    expect(await findAxeViolations(page, '#content')).toEqual([])
  },
)
