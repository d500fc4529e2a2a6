import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TRUSTED_HTML } from '../../../runtime/kit/trusted-html-policy.ts'
import { startPreview, type RunningServer } from '../../dev/start-server.ts'
import { buildSite, temporaryFolder, type SiteFiles } from '../../site/build-site.ts'
import { longSite } from '../../site/long-site.ts'
import { launchBrowser } from '../launch-browser.ts'
import { comeToRest } from '../come-to-rest.ts'
import { findAxeViolations } from '../find-axe-violations.ts'

/** The pages are the same in all themes, and so is their content in the cache. */
const cache = temporaryFolder()
let browser: Browser
let preview: RunningServer
beforeAll(async () => {
  const files: SiteFiles = longSite()
  const site = await buildSite(files, { cache })
  expect(site.code, site.output).toBe(0)
  preview = await startPreview(site.root, site.folder)
  browser = await launchBrowser()
}, 240_000)
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => Promise.all([browser?.close(), preview?.stop()]))

interface Opened {
  page: Page
  /** Console and page errors. */
  problems: string[]
  /** URLs of requested rows. */
  fetched: string[]
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const problems: string[] = []
  const fetched: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/favicon/.test(message.text()))
      problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/sidebar-')) fetched.push(pathname)
  })
  await page.goto(preview.origin + path)
  return { page, problems, fetched }
}

/**
 * Opens a page and waits until `actions.ts` is loaded, so that it responds immediately.
 */
async function openAwake(path: string, options?: BrowserContextOptions): Promise<Opened> {
  const opened = await open(path, options)
  await opened.page.mouse.move(640, 400)
  if (await opened.page.locator('[data-folded]').isVisible())
    await opened.page.locator('[data-folded] li[data-rows] summary').first().waitFor()
  return opened
}

/** The row of a group. */
const row = (page: Page, title: string) =>
  page.locator('#navigation-items li').filter({
    has: page.locator(
      `:scope > a:text-is("${title}"), :scope > a:has(:text-is("${title}"))`,
    ),
  })
const link = (page: Page, title: string) =>
  page.locator('#navigation-items').getByRole('link', { name: title, exact: true })
const fold = (page: Page, title: string) => row(page, title).locator('> details')
const button = (page: Page, title: string) => fold(page, title).locator('> summary')

test('a click on the title of a closed group opens it, with all of its rows', async () => {
  const { page, problems, fetched } = await openAwake('/group-1/page-2')
  expect(await link(page, 'Group 3 page 1').count()).toBe(0)
  await link(page, 'Group 3').click()
  await link(page, 'Group 3 page 1').waitFor()
  expect(new URL(page.url()).pathname).toBe('/group-1/page-2')
  expect(await fold(page, 'Group 3').getAttribute('open')).toBe('')
  expect(await row(page, 'Group 3').locator('> details > ul > li').count()).toBe(13)

  // A nested group opens in the same way, from the same file.
  await link(page, 'Group 3 details').click()
  await link(page, 'Group 3 detail 1').waitFor()
  await link(page, 'Group 3').click()
  await expect.poll(() => link(page, 'Group 3 page 1').isVisible()).toBe(false)
  await link(page, 'Group 3').click()
  await expect.poll(() => link(page, 'Group 3 page 1').isVisible()).toBe(true)
  expect(await row(page, 'Group 3').locator('> details > ul').count()).toBe(1)

  await link(page, 'Group 3 detail 1').click()
  await page.waitForURL('**/group-3/detail-1')
  expect(await page.locator('#navigation-items [aria-current]').textContent()).toBe(
    'Group 3 detail 1',
  )
  expect(new Set(fetched).size).toBe(1)
  expect(problems).toEqual([])
})

test('the rows are fetched once, ahead of the first click', async () => {
  const { page, fetched } = await openAwake('/group-1/page-2')
  await expect.poll(() => fetched.length).toBe(1)
  for (const title of ['Group 3', 'Group 4', 'Group 5']) await link(page, title).click()
  await link(page, 'Group 5 page 1').waitFor()
  expect(fetched).toHaveLength(1)
})

test('nothing is fetched before the first input of the reader', async () => {
  const { page, fetched } = await open('/group-1/page-2')
  await comeToRest(page)
  expect(fetched).toEqual([])
})

test('the keyboard opens a group by the button beside its title, and stays there', async () => {
  const { page, problems } = await openAwake('/group-1/page-2')
  await link(page, 'Group 3').focus()
  await page.keyboard.press('Tab')
  const focused = () =>
    page.evaluate(() => {
      const { localName, ariaLabel, parentElement } = document.activeElement!
      return [localName, ariaLabel, (parentElement as HTMLDetailsElement).open]
    })
  expect(await focused()).toEqual(['summary', 'Group 3', false])
  await page.keyboard.press('Enter')
  await link(page, 'Group 3 page 0').waitFor()
  expect(await focused()).toEqual(['summary', 'Group 3', true])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe(
    'Group 3 page 0',
  )
  // The title is still a link.
  await link(page, 'Group 4').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/group-4/page-0')
  expect(problems).toEqual([])
})

test('groups open where a policy lets no text become HTML but by ours', async () => {
  const { page, problems } = await open('/404')
  await page.route('**/group-1/page-2', async (route) => {
    const response = await route.fetch()
    const policy = `require-trusted-types-for 'script'; trusted-types ${TRUSTED_HTML}`
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers })
  })
  problems.length = 0
  await page.goto(`${preview.origin}/group-1/detail-1`)
  await page.mouse.move(640, 400)
  await button(page, 'Group 3').click()
  await link(page, 'Group 3 page 1').waitFor()
  expect(problems).toEqual([])
})

test('the title of a group with a root page links to it', async () => {
  const { page } = await openAwake('/group-1/page-2')
  await button(page, 'Rooted').click()
  await link(page, 'Rooted page').waitFor()
  await link(page, 'Rooted').click()
  await page.waitForURL('**/rooted/overview')
})

test('a click that opens another tab is left alone', async () => {
  const { page } = await openAwake('/group-1/page-2')
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    link(page, 'Group 3').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await other.waitForURL('**/group-3/page-0')
  expect(await fold(page, 'Group 3').getAttribute('open')).toBeNull()
})

test('rows that a long list leaves out come in their place, and the focus goes on', async () => {
  const { page, problems } = await openAwake('/part/page-100')
  const more = page.locator('.sidebar-more > a')
  expect(await more.allTextContents()).toEqual(['More pages: 88', 'More pages: 87'])
  expect(await link(page, 'Part 87').count()).toBe(0)
  await more.last().click()
  await link(page, 'Part 199').waitFor()
  await more.first().focus()
  await page.keyboard.press('Enter')
  await link(page, 'Part 0').waitFor()
  await link(page, 'Part 87').and(page.locator(':focus')).waitFor()
  const all = await page
    .locator('#navigation-items details[open] > ul > li')
    .allTextContents()
  expect(all).toEqual(Array.from({ length: 200 }, (_, number) => `Part ${number}`))
  expect(problems).toEqual([])
})

test('where rows cannot be fetched, the title is followed', async () => {
  const { page } = await open('/group-1/page-2')
  await page.route('**/sidebar-*.json', (route) => route.abort())
  await page.mouse.move(640, 400)
  await button(page, 'Group 3').waitFor()
  await button(page, 'Group 3').click()
  await expect.poll(() => fold(page, 'Group 3').getAttribute('open')).toBeNull()
  await link(page, 'Group 3').click()
  await page.waitForURL('**/group-3/page-0')
})

test('without JavaScript a group title links to the first page and has no chevron', async () => {
  const { page } = await open('/group-1/page-2', { javaScriptEnabled: false })
  const marks = page.locator('li[data-rows] > a')
  expect(await marks.count()).toBeGreaterThan(5)
  expect(await page.locator('li[data-rows] > details').count()).toBe(0)
  await link(page, 'Group 3').click()
  await page.waitForURL('**/group-3/page-0')
  expect(await link(page, 'Group 3 page 11').count()).toBe(1)
})

test('in the drawer of a phone groups open as they do beside the page', async () => {
  const { page, problems } = await open('/group-1/page-2', {
    viewport: { width: 390, height: 800 },
  })
  await page.locator('[popovertarget="mobile-nav"]').first().click()
  await button(page, 'Group 3').waitFor()
  await link(page, 'Group 3').click()
  await expect.poll(() => link(page, 'Group 3 page 1').isVisible()).toBe(true)
  expect(problems).toEqual([])
})

test('the open page is in view, however long the list is', async () => {
  const { page } = await open('/part/page-190')
  const current = page.locator('#navigation-items [aria-current="page"]')
  const { y } = (await current.boundingBox())!
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(900)
})

test.for(['light', 'dark'] as const)(
  'a sidebar with open groups has no axe violations, %s',
  async (colorScheme) => {
    const { page } = await openAwake('/group-1/page-2', { colorScheme, bypassCSP: true })
    await link(page, 'Group 3').click()
    await link(page, 'Group 3 details').click()
    await link(page, 'Group 3 detail 1').waitFor()
    expect(await findAxeViolations(page, '#sidebar')).toEqual([])
  },
)

test.each(['aspen', 'sequoia', 'skerry'])(
  'in %s the chevrons of open and closed groups are level with their titles',
  async (theme) => {
    const files = longSite()
    const settings = { ...(files['docs.json'] as object), theme }
    const site = await buildSite({ ...files, 'docs.json': settings }, { cache })
    expect(site.code, site.output).toBe(0)
    const server = await startPreview(site.root, site.folder)
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${server.origin}/group-1/detail-1`)
    const apart = await page.evaluate(() =>
      [...document.querySelectorAll('#navigation-items a + details > summary')].map(
        (button) => {
          const title = button.parentElement!.previousElementSibling!
          const middle = (element: Element) => {
            const { top, height } = element.getBoundingClientRect()
            return top + height / 2
          }
          return Math.round(Math.abs(middle(button) - middle(title)))
        },
      ),
    )
    expect(apart.length).toBeGreaterThan(1)
    expect(Math.max(...apart)).toBeLessThanOrEqual(1)
    const closed = await page.evaluate(() =>
      [...document.querySelectorAll('#navigation-items [data-rows] > a:only-child')].map(
        (title) => {
          const { top, marginTop, height } = getComputedStyle(title, '::after')
          const middle = parseFloat(top) + parseFloat(marginTop) + parseFloat(height) / 2
          return Math.abs(middle - title.getBoundingClientRect().height / 2)
        },
      ),
    )
    expect(closed.length).toBeGreaterThan(1)
    expect(Math.max(...closed)).toBeLessThanOrEqual(1)
    await server.stop()
  },
  60_000,
)
