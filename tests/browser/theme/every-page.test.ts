import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from './open-site.ts'
import { inContexts } from '../in-contexts.ts'
import { comeToRest } from '../come-to-rest.ts'
import { findAxeViolations } from '../find-axe-violations.ts'

/**
 * All pages in all views, which takes half an hour, instead of a sample of the demo's
 * pages.
 */
const everything = process.env['SKERRY_PAGES'] === 'all'

const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ].map(([width, height]) => ({ colorScheme, width: width!, height: height! })),
)

/** One page of each kind. Others consist of the same parts. */
const kinds: Record<'demo' | 'fixture', RegExp> = {
  demo: /^\/($|guide\/(quickstart|markdown|code)|components\/|examples\/|api\/v2\/(introduction|manual|berths\/(book|list)|tides)|reference\/(settings|errors|command-line)|changelog|ar|404)/,
  fixture: /./,
}

const viewport = { width: 1280, height: 800 }

/** What a page with scripts did and shows. */
interface Visit {
  /** Sum of its layout shifts. */
  shift: number
  /** What it can show: see `textsOf`. */
  texts: string[]
  problems: string[]
}

describe.each(['fixture', 'demo'] as const)('every page of the %s', (name) => {
  let site: Site
  let pages: string[]
  beforeAll(async () => {
    site = await openSite(name)
    const isWhole = everything || name === 'fixture'
    pages = site.pages.filter((_, index) => isWhole || index % 3 === 0)
  })
  afterAll(() => site?.close())

  /** Opens a page, and moves the pointer and the view over it. */
  const visit = async (context: BrowserContext, path: string): Promise<Visit> => {
    const { page, problems } = await site.open(path, { context, init: noteShifts })
    await comeToRest(page)
    await page.mouse.move(300, 300)
    await page.evaluate(async () => {
      scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((done) => setTimeout(done, 50))
    })
    const shift = await page.evaluate(() => (window as never as { shift: number }).shift)
    const texts = await textsOf(page, 'all')
    await page.close()
    return { shift, texts, problems }
  }
  const visits = new Map<string, Visit>()
  /** Visits all pages, unless another test has done so. */
  const visitAll = async () => {
    const missing = pages.filter((path) => !visits.has(path))
    const visitOne = async (context: BrowserContext, path: string) =>
      void visits.set(path, await visit(context, path))
    await inContexts(site.browser, missing, visitOne, { viewport })
  }

  test('keeps to its policy, logs nothing, and shifts nothing', async () => {
    visits.clear()
    await visitAll()
    const faults: string[] = []
    for (const [path, { problems }] of visits)
      for (const problem of problems)
        if (path !== '/404' || !/404/.test(problem)) faults.push(`${path}: ${problem}`)
    const moved = pages.filter((path) => visits.get(path)!.shift > 0.001)
    // On a busy machine, a stylesheet may arrive after the first frame. Retried alone, it
    // must not.
    const context = await site.browser.newContext({ viewport })
    for (const path of moved) {
      const { shift } = await visit(context, path)
      if (shift > 0.001) faults.push(`${path}: layout shift ${shift.toFixed(4)}`)
    }
    await context.close()
    const more = Object.entries(site.policies.pages).map(([path, policy]) => {
      const base = new Set(site.policies.base.split(/[; ]+/))
      return `${path}: ${policy
        .split(/[; ]+/)
        .filter((word) => !base.has(word))
        .join(' ')}`
    })
    console.info(
      `${name}: ${pages.length} pages, ${pages.length - moved.length} without layout shift at once; more than the base policy:\n${more.join('\n')}`,
    )
    expect(faults).toEqual([])
  }, 900_000)

  test('shows without JavaScript all that it can show with it', async () => {
    await visitAll()
    const faults: string[] = []
    const compare = async (context: BrowserContext, path: string) => {
      const page = await loadInTab(context, site.origin + path)
      const shown = (await textsOf(page, 'shown')).join(' ')
      const { texts } = visits.get(path)!
      if (texts.length === 0) faults.push(`${path}: no text`)
      for (const text of texts)
        if (!shown.includes(text)) faults.push(`${path}: ${text.slice(0, 80)}`)
    }
    await inContexts(site.browser, pages, compare, { javaScriptEnabled: false })
    expect(faults).toEqual([])
  }, 900_000)

  test('has no axe violations in both modes at three widths', async () => {
    const faults: string[] = []
    const typical = site.pages.filter((path) => everything || kinds[name].test(path))
    const options = {
      // The policy of the page would block axe itself.
      bypassCSP: true,
      reducedMotion: 'reduce',
    } as const
    const inspect = async (context: BrowserContext, path: string, index: number) => {
      const page = await loadInTab(context, site.origin + path)
      // Loads what the first pointer movement triggers.
      await page.mouse.move(300, 300)
      await comeToRest(page)
      // Disables transitions, whose intermediate colours would be measured.
      const content = '*, ::before, ::after { transition: none !important }'
      await page.addStyleTag({ content })
      // Each page of the demo is tested in one of the six views, or in all with
      // SKERRY_PAGES=all.
      const seen = name === 'demo' && !everything ? [views[index % views.length]!] : views
      for (const { colorScheme, width, height } of seen) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height })
        // The mode changes asynchronously.
        await page.waitForFunction(
          (dark) => document.documentElement.classList.contains('dark') === dark,
          colorScheme === 'dark',
        )
        await page.waitForTimeout(100)
        for (const fault of await findAxeViolations(page))
          faults.push(`${path} ${width} ${colorScheme}: ${fault}`)
      }
    }
    await inContexts(site.browser, typical, inspect, options)
    console.info(
      `${name}: axe on ${typical.length} pages, 2 modes, 3 widths: ${faults.length} faults`,
    )
    expect(faults).toEqual([])
  }, 3_600_000)
})

/**
 * Loads a page in the only tab of a context. Chromium needs a quarter less CPU than for a new tab.
 */
async function loadInTab(context: BrowserContext, url: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(url)
  return page
}

function noteShifts() {
  const noted = window as never as { shift: number }
  noted.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      noted.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * The words of `main`. With scripts, those that it can show once every panel, accordion
 * and fold is open; without scripts, those that are visible or in a `<details>`. Excludes
 * controls that need scripts, samples that scripts generate, and tooltips, which CSS
 * shows.
 */
function textsOf(page: Page, which: 'all' | 'shown'): Promise<string[]> {
  return page.evaluate((wanted) => {
    const main = document.querySelector('main')!
    if (wanted === 'all') {
      for (const hidden of main.querySelectorAll('[hidden]'))
        hidden.removeAttribute('hidden')
      for (const closed of main.querySelectorAll('details')) closed.open = true
    }
    const found: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.replace(/\s+/g, ' ').trim()
      let box = walker.currentNode.parentElement!
      if (!text || box.closest('script,style,template,dialog,option,.sr-only')) continue
      if (
        wanted === 'all' &&
        box.closest('.needs-js,[data-copy],.mermaid button,.tooltip-box,svg')
      )
        continue
      // A sample is generated when its tab is selected.
      const panel = box.closest('[role="tab"]')?.getAttribute('aria-controls')
      if (wanted === 'all' && panel && !document.getElementById(panel)!.textContent)
        continue
      // Elements without a box are as visible as their parent.
      while (getComputedStyle(box).display === 'contents') box = box.parentElement!
      const isShown = box.checkVisibility({ visibilityProperty: true })
      if (isShown || (wanted === 'shown' && box.closest('details'))) found.push(text)
    }
    return found
  }, which)
}
