import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { themeChoices } from '../../../theme/styles/themes/theme-choices.ts'
import { buildSite, temporaryFolder } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

/** As in `themes.test.ts`, `SKERRY_THEMES=all` tests every theme. */
const names =
  process.env['SKERRY_THEMES'] === 'all'
    ? Object.keys(themeChoices)
    : ['mint', 'palm', 'almond']

const pages = Array.from({ length: 16 }, (_, index) => `p${index}`)

/** The older format, whose `layout` removes the top bar of any theme. */
const files = (theme: string) => ({
  'mint.json': {
    name: 'Tides',
    theme,
    layout: 'sidenav',
    colors: { primary: '#0f6f78' },
    topbarCtaButton: { name: 'Dashboard', url: 'https://example.com/app' },
    footerSocials: { github: 'https://github.com/tides' },
    tabs: [{ name: 'News', url: 'news' }],
    navigation: [
      { group: 'Start', pages },
      { group: 'News', pages: ['news/one'] },
    ],
  },
  ...Object.fromEntries(
    [...pages, 'news/one'].map((path) => [
      `${path}.mdx`,
      `---\ntitle: Page ${path}\n---\n\n## A part\n`,
    ]),
  ),
  'p0.mdx': '---\ntitle: Page p0\nicon: star\n---\n',
  'p1.mdx': '---\ntitle: Page p1\nicon: star\ntag: NEW\n---\n',
})

const cache = temporaryFolder()

describe.each(names)('%s with the layout `sidenav`', (theme) => {
  let site: Site
  beforeAll(async () => {
    const built = await buildSite(files(theme), { cache })
    expect(built.code).toBe(0)
    site = await openFolder(built.folder)
  })
  afterEach(() => site.closePages())
  afterAll(() => site?.close())

  test('titles after icons are in line, with and without a tag', async () => {
    const { page } = await site.open('/p3', { viewport: { width: 1280, height: 720 } })
    const starts = await page
      .locator('.sidebar-tree li > a:has(.icon)')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const range = document.createRange()
          const text = [...row.childNodes].find(
            ({ nodeType }) => nodeType === Node.TEXT_NODE,
          )
          range.selectNodeContents(text!)
          return range.getBoundingClientRect().left
        }),
      )
    expect(starts).toHaveLength(2)
    expect(new Set(starts).size).toBe(1)
  })

  test('the sidebar begins at the top, and its search and call to action are equally wide in it', async () => {
    const { page } = await site.open('/p3', { viewport: { width: 1280, height: 720 } })
    const [sidebar, search, button] = await Promise.all(
      ['.mobile-nav-content', '.sidebar-bar .search-trigger', '.sidebar-foot > a'].map(
        (selector) => page.locator(selector).boundingBox(),
      ),
    )
    expect(sidebar!.y).toBeLessThanOrEqual(12)
    expect(sidebar!.y + sidebar!.height).toBeLessThanOrEqual(720)
    expect(search!.height).toBeLessThanOrEqual(40)
    if (theme !== 'willow') {
      expect(Math.abs(button!.x - search!.x)).toBeLessThanOrEqual(1)
      expect(Math.abs(button!.width - search!.width)).toBeLessThanOrEqual(1)
    }
    expect(button!.y + button!.height).toBeLessThanOrEqual(720)
  })

  test('logo and search stand on the colour of the sidebar, into which the tree fades', async () => {
    const { page } = await site.open('/p3', { viewport: { width: 1280, height: 720 } })
    const { bar, behind } = await page.evaluate(() => {
      const style = (element: Element) => getComputedStyle(element)
      const start = document.querySelector('.sidebar-bar')!
      const [surface] = [...ancestors(start)].filter(
        (element) => style(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
      )
      function* ancestors(element: Element) {
        for (let up = element.parentElement; up; up = up.parentElement) yield up
      }
      const { backgroundImage, backgroundColor } = style(start)
      return {
        bar: `${backgroundImage} ${backgroundColor}`,
        behind: style(surface!).backgroundColor,
      }
    })
    expect(bar).toContain(behind)
    if (theme !== 'maple') expect(bar).toContain('linear-gradient')
  })
})
