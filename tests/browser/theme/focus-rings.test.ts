import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

const code =
  '```bash Shell\ncurl https://example.com/tides\n```\n\n```js JavaScript\nfetch("/tides")\n```'

let site: Site
beforeAll(async () => {
  const built = await buildSite({
    // The sidebar of maple contains the search.
    'docs.json': {
      name: 'Tides',
      theme: 'maple',
      colors: { primary: '#0f6f78' },
      navigation: { pages: ['index', 'panel'] },
    },
    'chart.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200"/></svg>',
    'index.mdx': `---\ntitle: Tides\n---\n\n## First part\n\n<Frame>![A chart](/chart.svg)</Frame>\n\n<CodeGroup dropdown>\n\n${code}\n\n</CodeGroup>\n\n## Last part\n`,
    'panel.mdx': `---\ntitle: Panel\n---\n\n<RequestExample>\n\n${code}\n\n</RequestExample>\n\nText.\n`,
  })
  expect(built.code).toBe(0)
  site = await openFolder(built.folder)
})
afterEach(() => site.closePages())
afterAll(() => site?.close())

test.each(['/', '/panel'])(
  'the rings around all stops of the Tab key on %s are drawn whole',
  async (path) => {
    const { page } = await site.open(path, { viewport: { width: 1440, height: 900 } })
    const stops: string[] = []
    const cut: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const focused = document.activeElement!
        if (focused === document.body) return undefined
        const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(focused)
        const grow =
          outlineStyle === 'none'
            ? 0
            : parseFloat(outlineOffset) + parseFloat(outlineWidth)
        const ring = focused.getBoundingClientRect()
        let isCut = false
        for (
          let up = focused.parentElement;
          up && up !== document.body;
          up = up.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(up)
          const box = up.getBoundingClientRect()
          if (overflowX !== 'visible')
            isCut ||=
              ring.left - grow < box.left - 0.5 || ring.right + grow > box.right + 0.5
          if (overflowY !== 'visible')
            isCut ||=
              ring.top - grow < box.top - 0.5 || ring.bottom + grow > box.bottom + 0.5
        }
        return {
          name: `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent!.trim()}`,
          isCut,
        }
      })
      if (!stop) break
      stops.push(stop.name)
      if (stop.isCut) cut.push(stop.name)
    }
    expect(cut).toEqual([])
    const expected = path === '/' ? ['a Last part', 'img', 'select'] : ['pre']
    for (const name of ['button Search', ...expected])
      expect(
        stops.some((each) => each.startsWith(name)),
        name,
      ).toBe(true)
  },
)
