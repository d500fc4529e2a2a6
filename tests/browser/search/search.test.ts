import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from '../theme/open-site.ts'
import { findAxeViolations } from '../find-axe-violations.ts'

async function ask(page: Page, query: string): Promise<void> {
  await page.fill('#search-input', query)
  await page.waitForSelector(`.search-body[data-query="${query}"] .search-option`)
}

/** The active option, according to the input's `aria-activedescendant`. */
function activeText(page: Page): Promise<string> {
  return page.$eval('#search-input', (field) => {
    const id = field.getAttribute('aria-activedescendant')
    const option = document.getElementById(id!)!
    return option.getAttribute('aria-selected') === 'true' ? option.textContent! : ''
  })
}

/**
 * With a base path, errors of root-relative URLs show. `islands` and `themes` run at the
 * root.
 */
const base = '/a/b/'

describe('the search', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite('demo', base)
  }, 120_000)
  afterAll(() => site.close())

  test('its code and index are fetched when it is first opened', async () => {
    const { page, requests } = await site.open('/')
    await page.waitForTimeout(300)
    const own = () => requests.filter(({ path }) => /search|pagefind/.test(path))
    expect(own()).toEqual([])
    await page.keyboard.press('Control+k')
    await page.waitForSelector('#search-input')
    await expect
      .poll(() => own().map(({ path }) => path))
      .toContain(`${base}pagefind/pagefind-worker.js`)
    await page.context().close()
  })

  test('it finds pages and sections, within the policy of the page', async () => {
    const { page, problems } = await site.open('/')
    await page.keyboard.press('/')
    await page.waitForSelector('#search-input')
    await ask(page, 'callout')
    const urls = await page.$$eval('.search-option-page', (options) =>
      options.map((option) => (option as HTMLAnchorElement).pathname),
    )
    expect(urls.slice(0, 3)).toContain(`${base}components/callouts`)
    await page.waitForSelector('.search-excerpt mark')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('the wheel moves the results, and never the page behind', async () => {
    const { page } = await site.open('/guide/pages')
    await page.keyboard.press('/')
    await page.waitForSelector('#search-input')
    await ask(page, 'page')
    const scrolled = () => page.$eval('.search-body', ({ scrollTop }) => scrollTop)
    const wheelAt = async (x: number, y: number) => {
      await page.mouse.move(x, y)
      for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 2000)
      await page.waitForTimeout(200)
    }
    const box = (await page.locator('.search-body').boundingBox())!
    await wheelAt(10, box.y + 100)
    await wheelAt(box.x + 100, box.y - 20)
    expect(await scrolled()).toBe(0)
    await wheelAt(box.x + 100, box.y + 100)
    await expect.poll(scrolled).toBeGreaterThan(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.context().close()
  })

  test('arrows move the active option around, and Enter opens it', async () => {
    const { page } = await site.open('/')
    await page.keyboard.press('Control+k')
    await page.waitForSelector('#search-input')
    await ask(page, 'callout')
    const first = await activeText(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => activeText(page)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => activeText(page)).toBe(first)
    const href = await page.$eval(
      '#search-option-0',
      (option) => (option as HTMLAnchorElement).href,
    )
    await page.keyboard.press('Enter')
    await page.waitForURL(href)
    await page.keyboard.press('Control+k')
    await page.waitForSelector('.search-option-recent')
    expect(await page.textContent('.search-option-recent')).toBe('callout')
    await page.context().close()
  })

  test('Escape closes it, and the focus is where it was', async () => {
    const { page } = await site.open('/')
    await page.click('#search-bar-entry')
    await page.waitForSelector('#search-input')
    await page.keyboard.press('Escape')
    await page.waitForSelector('#search-input', { state: 'detached' })
    await page.locator('#search-bar-entry:focus').waitFor()
    const link = page.locator('#content a').first()
    await link.focus()
    await page.keyboard.press('Control+k')
    await page.waitForSelector('#search-input')
    await page.keyboard.press('Escape')
    await page.waitForSelector('#search-input', { state: 'detached' })
    await link.and(page.locator(':focus')).waitFor()
    await page.context().close()
  })

  test('a typing error finds what was meant, with a note; in quotes it is kept', async () => {
    const { page, problems } = await site.open('/')
    await page.keyboard.press('Control+k')
    await page.waitForSelector('#search-input')
    await ask(page, 'collouts')
    const [first] = await page.$$eval('.search-option-page', (options) =>
      options.map((option) => (option as HTMLAnchorElement).pathname),
    )
    expect(first).toBe(`${base}components/callouts`)
    await expect.poll(() => page.textContent('[role=status]')).toMatch(/“callouts”.*: \d/)
    expect(await page.textContent('.search-hint')).toContain('callouts')
    await page.fill('#search-input', '"collouts"')
    await page.waitForFunction(
      () => document.querySelectorAll('.search-option').length === 0,
    )
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('words that no page has together are left out, with a note; in quotes they are kept', async () => {
    const { page, problems } = await site.open('/')
    await page.keyboard.press('Control+k')
    await page.waitForSelector('#search-input')
    await ask(page, 'kafka latex')
    expect(await page.textContent('.search-hint')).toMatch(/“(?:kafka|latex)”/)
    await page.waitForSelector('.search-excerpt mark')
    await page.fill('#search-input', '"kafka latex"')
    await page.waitForFunction(
      () => document.querySelectorAll('.search-option').length === 0,
    )
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('a query without results is announced', async () => {
    const { page } = await site.open('/')
    await page.keyboard.press('Control+k')
    await page.waitForSelector('#search-input')
    await page.fill('#search-input', 'xyzzyqqq')
    await page.waitForFunction(() =>
      document.querySelector('.search-status')?.textContent?.includes('xyzzyqqq'),
    )
    expect(await page.$$('.search-option')).toEqual([])
    await page.context().close()
  })

  test('a tab without results offers to search all pages', async () => {
    const { page } = await site.open('/')
    await page.keyboard.press('Control+k')
    await page.click('.search-chip >> text=Changelog')
    await page.fill('#search-input', 'callout')
    await page.waitForSelector('.search-option-wider')
    await expect.poll(() => page.textContent('.search-status')).toContain('callout')
    await expect.poll(() => activeText(page)).toBe('Search all pages')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.search-option-page')
    expect(await page.textContent('.search-chip[aria-pressed=true]')).toBe('All')
    await page.context().close()
  })
})

test.each(['light', 'dark'] as const)(
  'the open dialog has no axe violations, %s',
  async (colorScheme) => {
    const site = await openSite('demo')
    const { page } = await site.open('/', { colorScheme, bypassCSP: true })
    await page.keyboard.press('Control+k')
    await page.waitForSelector('#search-input')
    await ask(page, 'callout')
    expect(await findAxeViolations(page, '.search-dialog')).toEqual([])
    await site.close()
  },
  60_000,
)
