import axe from 'axe-core'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { themeChoices } from '../../../theme/styles/themes/theme-choices.ts'
import { buildSite, temporaryFolder } from '../../site/build-site.ts'
import { openFolder, type OpenOptions, type Site } from './open-site.ts'
import { launchBrowser } from '../launch-browser.ts'
import { findAxeViolations } from '../find-axe-violations.ts'

/**
 * `SKERRY_THEMES=all` tests every theme at every width in both modes, instead of a share
 * each.
 */
const isWhole = process.env['SKERRY_THEMES'] === 'all'

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const lines = 'The tide turns twice a day, and twice a day we write it down.\n\n'.repeat(
  30,
)

/** A small site with everything that the layout can contain. */
const files = (theme: string) => ({
  'docs.json': {
    name: 'Tides',
    theme,
    colors: { primary: '#0f6f78', light: '#5cc8d0', dark: '#0b5a62' },
    banner: { content: 'Version 3 is [here](/two)', dismissible: true },
    contextual: { options: ['view', 'claude'] },
    navbar: {
      links: ['Blog', 'Status page', 'Community forum', 'Release notes'].map((label) => ({
        label,
        href: `https://example.com/${encodeURIComponent(label)}`,
      })),
      primary: { type: 'button', label: 'Dashboard', href: 'https://example.com/app' },
    },
    footer: { socials: { github: 'https://github.com/tides' } },
    navigation: {
      tabs: [
        {
          tab: 'Guide',
          groups: [
            {
              group: 'Start',
              pages: ['index', 'two', { group: 'More', pages: ['three'] }],
            },
            { group: 'Long', tag: 'New', pages: ['wide'] },
          ],
        },
        { tab: 'News', pages: ['news'] },
      ],
    },
  },
  'index.mdx': page(
    'Tides',
    `<Note>Times are in UTC.</Note>\n\n## First part\n\n\`\`\`ts tide.ts\n// when it turns\nconst at = next('HAM')\n\`\`\`\n\n\`\`\`bash\nnpm install tides --save-exact --no-audit --no-fund\n\`\`\`\n\n<CardGroup cols={2}><Card title="One" href="/two">A card</Card><Card title="Two">Another</Card></CardGroup>\n\n<Tabs><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>\n\n<Steps><Step title="Do">this</Step></Steps>\n\n<Accordion title="Why">so</Accordion>\n\n<AccordionGroup><Accordion title="One">1</Accordion><Accordion title="Two">2</Accordion></AccordionGroup>\n\n| a | b |\n| - | - |\n| \`c\` | d |\n\n## Second part\n\n${lines}`,
  ),
  'two.mdx': page('Two', 'No headings, and so no contents.'),
  'three.mdx': page('Three', lines),
  'wide.mdx': `---\ntitle: Wide\nmode: wide\n---\n\n## A part\n`,
  'news.mdx': page('News', '## Today\n\nNothing.'),
  'deep.mdx': page('Deep', '## Part\n\n### Section\n\n#### Detail\n\nText.'),
  'side.mdx': page(
    'Side',
    `<Panel>\n\n\`\`\`text\nebb\n\`\`\`\n\n</Panel>\n\n\`\`\`text\nflood\n\`\`\``,
  ),
  'center.mdx': `---\ntitle: Center\nmode: center\n---\n\n## A part\n`,
})

const box = (at: Page, selector: string) =>
  at
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      // Words of another font would move what stands beside them.
      await document.fonts.ready
      const { left, right, top, width, height } = element.getBoundingClientRect()
      return { left, right, top, width, height }
    })

type View = Pick<OpenOptions, 'viewport' | 'forcedColors'>

/** The pages are the same in all themes, and so is their content in the cache. */
const cache = temporaryFolder()

let browser: Browser
beforeAll(async () => void (browser = await launchBrowser()))
afterAll(() => browser?.close())

describe.each(Object.keys(themeChoices))('%s', (theme) => {
  let site: Site
  let shared: Page
  beforeAll(async () => {
    const built = await buildSite(files(theme), { cache })
    expect(built.code).toBe(0)
    site = await openFolder(built.folder, '/', browser)
    shared = (await site.open('/')).page
  })
  afterEach(async () => {
    const others = site.browser.contexts().filter((one) => one !== shared.context())
    await Promise.all(others.map((context) => context.close()))
  })
  afterAll(() => site?.close())

  /**
   * Loads a page in the window of the theme, for tests that neither scroll nor store
   * anything. Quicker than a window of its own.
   */
  const load = async (path: string, { viewport, forcedColors }: View = {}) => {
    await shared.setViewportSize(viewport ?? { width: 1280, height: 800 })
    await shared.emulateMedia({ forcedColors: forcedColors ?? 'none' })
    await shared.goto(site.origin + path)
    return shared
  }

  test('has no axe violations in both modes, on a wide screen and on a phone', async () => {
    for (const width of [1440, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        if (!isWhole && (width === 390) !== (colorScheme === 'dark')) continue
        const opened = await site.open('/', {
          viewport: { width, height: 900 },
          colorScheme,
          bypassCSP: true,
        })
        const violations = await findAxeViolations(opened.page)
        expect(violations, `${width} ${colorScheme}`).toEqual([])
        expect(opened.problems).toEqual([])
      }
  })

  test('moves entries of the contents in by the level of their headings', async () => {
    const at = await load('/deep', { viewport: { width: 1440, height: 900 } })
    const starts = await at
      .locator('#table-of-contents .toc-item > a')
      .evaluateAll((all) =>
        all.map((entry) => {
          const text = document.createRange()
          text.selectNodeContents(entry)
          return text.getBoundingClientRect().left
        }),
      )
    expect(starts).toHaveLength(3)
    expect(starts[1]! - starts[0]!).toBeGreaterThan(8)
    expect(starts[2]! - starts[1]!).toBeGreaterThan(8)
  })

  test('has one frame: text of one width with and without contents, the search in one place', async () => {
    const measure = async (path: string) => {
      const at = await load(path, {
        viewport: { width: 1440, height: 900 },
      })
      const { left, width } = await box(at, '#content')
      const search = await box(at, '.search-trigger:visible')
      // Width of the window without its scrollbar.
      const bar = await box(at, '.site-banner')
      const middle = (bar.left + bar.right) / 2
      const isInMiddle = Math.abs((search.left + search.right) / 2 - middle) <= 1
      return { left, width, search: search.left, isInMiddle }
    }
    const seen: Awaited<ReturnType<typeof measure>>[] = []
    // On a busy machine, a page may be painted without its font (`font-display: optional`).
    await expect
      .poll(async () => {
        seen.length = 0
        for (const path of isWhole ? ['/', '/two', '/three', '/news'] : ['/', '/two'])
          seen.push(await measure(path))
        return new Set(seen.map((each) => JSON.stringify(each))).size
      })
      .toBe(1)
    const [first] = seen
    expect(first!.width).toBeLessThanOrEqual(44 * 16)
    expect(first!.width).toBeGreaterThanOrEqual(40 * 16)
    if (['mint', 'almond', 'aspen', 'luma', 'sequoia'].includes(theme))
      expect(first!.isInMiddle).toBe(true)
  })

  test('accordions are boxes, and lines separate those of a group', async () => {
    const at = await load('/')
    const seen = await at.locator('.accordion').evaluateAll((accordions) =>
      accordions.map((accordion) => {
        const { backgroundColor, borderTopColor, borderTopWidth } =
          getComputedStyle(accordion)
        const isClear = (color: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(color)
        const hasLine = borderTopWidth !== '0px' && !isClear(borderTopColor)
        return { hasLine, isBox: hasLine || !isClear(backgroundColor) }
      }),
    )
    const [alone, first, second] = seen
    expect(alone!.isBox).toBe(true)
    expect(first!.hasLine).toBe(false)
    expect(second!.hasLine).toBe(true)
  })

  test('a page without a sidebar has logo, search, tabs and mode in a bar', async () => {
    for (const path of isWhole ? ['/404', '/center'] : ['/404']) {
      const at = await load(path, {
        viewport: { width: 1440, height: 900 },
      })
      for (const part of [
        '.nav-logo-link',
        '.search-trigger',
        '.nav-tabs-row',
        '[data-mode-toggle]',
      ])
        expect(await at.locator(`.navbar ${part}:visible`).count(), path + part).toBe(1)
      const bar = await box(at, '.navbar')
      const text = await box(at, '#content')
      expect(text.top, path).toBeGreaterThanOrEqual(bar.top + bar.height)
    }
  })

  test('nothing is wider than the window, and no link of the bar is cut', async () => {
    for (const width of isWhole ? [1440, 1100, 1024, 820, 390] : [1100, 390]) {
      const at = await load('/', { viewport: { width, height: 900 } })
      const found = await at.evaluate(() => {
        const room = document.querySelector('.navbar-room')
        const shown = [...document.querySelectorAll('.navbar .navbar-link')].filter(
          (link) => link.checkVisibility(),
        )
        const inMenu = [...document.querySelectorAll('.navbar-more-link')].filter(
          (link) => getComputedStyle(link).display !== 'none',
        )
        const { left = 0, right = 0 } = room?.getBoundingClientRect() ?? {}
        const tabs = document.querySelector('.nav-tabs-row')!
        return {
          tabsCut: tabs.scrollWidth - tabs.clientWidth,
          over: document.documentElement.scrollWidth - innerWidth,
          cut: shown.filter((link) => {
            const one = link.getBoundingClientRect()
            return one.left < left - 1 || one.right > right + 1
          }).length,
          all: room?.checkVisibility() ? shown.length + inMenu.length : 4,
          canOpen:
            !room?.checkVisibility() ||
            inMenu.length === 0 ||
            document.querySelector('.navbar-more')!.checkVisibility(),
        }
      })
      expect(found, String(width)).toEqual({
        tabsCut: 0,
        over: expect.any(Number) as number,
        cut: 0,
        all: 4,
        canOpen: true,
      })
      expect(found.over, String(width)).toBeLessThanOrEqual(0)
    }
  })

  test('outlined buttons have the corners of solid ones', async () => {
    const at = await load('/')
    const corners = await at.evaluate(() =>
      ['button-solid', 'button-outline'].map((name) => {
        const button = document.body.appendChild(document.createElement('a'))
        button.className = name
        return getComputedStyle(button).borderTopLeftRadius
      }),
    )
    expect(corners[1]).toBe(corners[0])
  })

  test('on a phone the group of the page is named once, in the bar', async () => {
    const at = await load('/two', {
      viewport: { width: 390, height: 844 },
    })
    expect(await at.locator('.mobile-bar-group').isVisible()).toBe(true)
    expect(await at.locator('.eyebrow').isVisible()).toBe(false)
  })

  test('on a phone one row stays: it names what is read, and has the search and the contents', async () => {
    const { page: at } = await site.open('/', { viewport: { width: 390, height: 844 } })
    await at.mouse.wheel(0, 1500)
    await expect.poll(() => at.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await expect
      .poll(() =>
        at.locator('.mobile-bar-trail').evaluate((trail) => trail.dataset['now'] ?? ''),
      )
      .toBe('Second part')
    const [bar, button, contents] = await Promise.all([
      box(at, '.mobile-bar'),
      box(at, '.search-trigger:visible'),
      box(at, '.toc-box > summary'),
    ])
    expect((await box(at, '.navbar-row')).top).toBeLessThan(0)
    for (const { top, height } of [bar, button, contents]) {
      // The border above the row may be outside of the window.
      expect(top).toBeGreaterThanOrEqual(-1)
      expect(top + height).toBeLessThanOrEqual(58)
    }
    expect(button.right).toBeLessThanOrEqual(contents.left)
    await at.locator('.toc-box > summary').click()
    await at.locator('.toc-box a', { hasText: 'First part' }).click()
    await expect
      .poll(() =>
        at.locator('.toc-box').evaluate((details) => details.hasAttribute('open')),
      )
      .toBe(false)
  })

  test('with forced colours, only the current entry of the sidebar has a line', async () => {
    const at = await load('/', { forcedColors: 'active' })
    const lines = await at
      .locator('.sidebar-tree li > a:not([aria-current])')
      .evaluateAll((links) =>
        links.map((link) => getComputedStyle(link).borderInlineStartWidth),
      )
    expect(new Set(lines)).toEqual(new Set(['0px']))
  })

  test('with forced colours, only the current tab is underlined', async () => {
    const at = await load('/', { forcedColors: 'active' })
    const tabs = await at
      .locator('.nav-tabs-item')
      .evaluateAll((links) =>
        links.map((link) => [
          link.hasAttribute('data-active'),
          getComputedStyle(link).textDecorationLine === 'underline',
        ]),
      )
    expect(tabs).toContainEqual([true, true])
    for (const [isCurrent, isUnderlined] of tabs) expect(isUnderlined).toBe(isCurrent)
  })

  test('the foot of the sidebar is in view, below a banner too', async () => {
    const at = await load('/', { viewport: { width: 1280, height: 720 } })
    const foot = at.locator('.sidebar-foot:visible')
    if ((await foot.count()) > 0) {
      const { top, height } = await box(at, '.sidebar-foot:visible')
      expect(top + height).toBeLessThanOrEqual(720)
    }
  })

  test('below 1024 px, search and contents stand side by side at the end of the bar', async () => {
    for (const width of isWhole ? [390, 700, 768, 820, 900, 1000] : [820, 1000]) {
      const at = await load('/', { viewport: { width, height: 844 } })
      const button = await box(at, '.search-trigger:visible')
      const contents = await box(at, '.toc-box > summary')
      const bar = await box(at, '.mobile-bar')
      expect(contents.left - button.right, String(width)).toBeGreaterThanOrEqual(0)
      expect(contents.left - button.right, String(width)).toBeLessThanOrEqual(20)
      expect(Math.abs(bar.right - contents.right), String(width)).toBeLessThanOrEqual(24)
    }
  })

  test('the Tab key reaches search, tabs and pages', async () => {
    const at = await load('/', { viewport: { width: 1440, height: 900 } })
    const reached = new Set<string>()
    for (let step = 0; step < 40; step++) {
      await at.keyboard.press('Tab')
      reached.add(
        await at.evaluate(() => {
          const element = document.activeElement as HTMLElement
          return element.matches('.search-trigger') ? 'search' : element.innerText.trim()
        }),
      )
    }
    expect([...reached]).toEqual(
      expect.arrayContaining(['search', 'Guide', 'News', 'Two', 'Wide']),
    )
  })

  test('readers load no other theme', async () => {
    const { requests } = await site.open('/')
    const css = requests
      .filter(({ type }) => type === 'stylesheet')
      .map(({ path }) => readFileSync(site.folder + path, 'utf8'))
      .join('')
    expect(css.includes('--skerry-hard-shadow')).toBe(theme === 'linden')
    expect(css.includes('--skerry-color-page')).toBe(theme === 'almond')
    expect(css.includes('--skerry-soft-shadow')).toBe(theme === 'luma')
  })

  if (theme === 'linden')
    test('the words on a code block can be read where its code is light', async () => {
      const settings = { ...files(theme)['docs.json'], styling: { codeblocks: 'system' } }
      const built = await buildSite({ ...files(theme), 'docs.json': settings }, { cache })
      const light = await openFolder(built.folder, '/', browser)
      const { page: at } = await light.open('/', { bypassCSP: true })
      await at.evaluate(axe.source)
      const faults = await at.evaluate(async () => {
        const { passes, violations } = await window.axe.run('.code-block', {
          runOnly: 'color-contrast',
        })
        return { checked: passes.length, violations: violations.length }
      })
      expect(faults).toEqual({ checked: 1, violations: 0 })
      await light.close()
    })

  if (theme === 'mint')
    test('the copy button beside tabs can be seen where code is dark', async () => {
      const settings = { ...files(theme)['docs.json'], styling: { codeblocks: 'dark' } }
      const group = ['Ebb', 'Flood'].map((name) => `\`\`\`js ${name}\n1\n\`\`\``)
      const text = `<CodeGroup>\n\n${group.join('\n\n')}\n\n</CodeGroup>`
      const changed = { 'docs.json': settings, 'index.mdx': page('Tides', text) }
      const built = await buildSite({ ...files(theme), ...changed }, { cache })
      const dark = await openFolder(built.folder)
      const { page: at } = await dark.open('/')
      const colorOf = (selector: string) =>
        at
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).color)
      expect(await colorOf('.code-group .code-block-copy-button')).toBe(
        await colorOf('.code-group-tab[data-active="false"]'),
      )
      await dark.close()
    })

  if (theme === 'linden')
    test('in one column, code of the side panel is as wide as code of the text', async () => {
      const at = await load('/side', {
        viewport: { width: 390, height: 844 },
      })
      expect((await box(at, '.panel .code-block')).width).toBe(
        (await box(at, '#content > .code-block')).width,
      )
    })

  if (theme === 'linden')
    test('the mark before the group above the title is on its line', async () => {
      const at = await load('/')
      expect((await box(at, '.eyebrow')).height).toBeLessThan(24)
    })

  if (theme === 'linden')
    test('the mark of the current entry is as far from it in the drawer as beside the page', async () => {
      const distance = async (width: number) => {
        const at = await load('/', { viewport: { width, height: 900 } })
        if (width < 1024) await at.locator('.mobile-bar-button').click()
        return at.locator('.sidebar-tree [aria-current]').evaluate((entry) => {
          const mark = getComputedStyle(entry, '::before')
          const start = parseFloat(mark.left) + parseFloat(mark.marginLeft)
          return parseFloat(getComputedStyle(entry).paddingLeft) - start
        })
      }
      expect(await distance(390)).toBe(await distance(1440))
    })

  if (theme === 'skerry')
    test('search, call to action and mode switch are a group at the end of the bar', async () => {
      const at = await load('/', {
        viewport: { width: 1440, height: 900 },
      })
      const search = await box(at, '.navbar .search-trigger')
      const button = await box(at, '#topbar-cta-button')
      const mode = await box(at, '.navbar-selectors > .icon-button')
      expect(button.left - search.right).toBe(mode.left - button.right)
      const [row, tabs] = [await box(at, '.nav-tabs-row'), await box(at, '.nav-tabs')]
      expect(row.width).toBe(tabs.width)
    })

  if (theme === 'skerry')
    test('tabs that do not fit move no control of the bar over another', async () => {
      const settings = files(theme)['docs.json']
      const tabs = [...settings.navigation.tabs]
      for (const page of ['Harbours', 'Reference', 'Changelog'])
        tabs.push({ tab: `${page} of the tides`, pages: [page] })
      const pages = { 'Harbours.mdx': 'a', 'Reference.mdx': 'b', 'Changelog.mdx': 'c' }
      const built = await buildSite(
        { ...files(theme), ...pages, 'docs.json': { ...settings, navigation: { tabs } } },
        { cache },
      )
      const many = await openFolder(built.folder, '/', browser)
      const { page: at } = await many.open('/', {
        viewport: { width: 1024, height: 900 },
      })
      const ends = await at.evaluate(() =>
        [
          '.nav-tabs-row',
          '.navbar-room',
          '.search-trigger',
          '#topbar-cta-button',
          '.navbar-selectors > .icon-button',
        ]
          .map((selector) => document.querySelector(`.navbar ${selector}`)!)
          .flatMap((element) => {
            const { left, right } = element.getBoundingClientRect()
            return [left, right]
          }),
      )
      expect(ends).toEqual(ends.toSorted((one, other) => one - other))
      await many.close()
    })

  if (theme === 'maple')
    test('what a script adds to the row of tabs is next to them', async () => {
      const { page: at } = await site.open('/', {
        viewport: { width: 1440, height: 900 },
      })
      await at.evaluate(() =>
        document
          .getElementById('navbar-transition-maple')!
          .insertAdjacentHTML('beforeend', '<a id="added" href="/">Console</a>'),
      )
      const tabs = await box(at, '.nav-tabs')
      const added = await box(at, '#added')
      expect(added.left).toBeGreaterThanOrEqual(tabs.left + tabs.width)
      expect(added.left + added.width).toBeLessThanOrEqual(1440)
      expect(added.top + added.height / 2).toBeCloseTo(tabs.top + tabs.height / 2, 0)

      // A style sheet made for Mintlify's narrower sidebar doesn't make the page wider.
      const width = await at.evaluate(() => {
        document
          .getElementById('navbar-transition-maple')!
          .style.setProperty('width', 'calc(100vw - 18rem)', 'important')
        return document.documentElement.scrollWidth
      })
      expect(width).toBeLessThanOrEqual(1440)
    })

  if (theme === 'palm')
    test('search, call to action and mode switch are at the end of the bar, in this order', async () => {
      const at = await load('/', {
        viewport: { width: 1440, height: 900 },
      })
      const order = [
        '.navbar .search-trigger',
        '#topbar-cta-button',
        '.navbar-selectors > .icon-button',
      ]
      const lefts = await Promise.all(
        order.map(async (selector) => (await box(at, selector)).left),
      )
      expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
    })

  if (theme === 'palm')
    test('in the drawer, entries start below the titles of their groups', async () => {
      const at = await load('/', { viewport: { width: 390, height: 844 } })
      await at.locator('.mobile-bar-button').click()
      const starts = await at.evaluate(() =>
        ['.sidebar-title', '.sidebar-tree li > a'].map((selector) => {
          const range = document.createRange()
          range.selectNodeContents(document.querySelector(selector)!)
          return range.getBoundingClientRect().left
        }),
      )
      expect(starts[1]).toBe(starts[0])
    })

  if (theme === 'palm')
    test('the sidebar closes by its button, and stays closed on the next page', async () => {
      const { page: at } = await site.open('/', {
        viewport: { width: 1440, height: 900 },
      })
      const button = at.locator('.sidebar-collapse')
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      await button.press('Enter')
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
      const pages = at.locator('#navigation-items')
      await pages.waitFor({ state: 'hidden' })
      await at.goto(`${site.origin}/two`)
      expect(await pages.isVisible()).toBe(false)
      await button.click()
      await pages.waitFor()
      // As if restored from the back/forward cache after a choice on another page.
      await at.evaluate(() => {
        localStorage['skerry:sidebar'] = 'closed'
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await pages.waitFor({ state: 'hidden' })
      expect(await button.getAttribute('aria-expanded')).toBe('false')
    })
})
