import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPreview, type RunningServer } from '../../dev/start-server.ts'
import { inContexts } from '../in-contexts.ts'
import { sites } from './build-once.ts'
import { openSite, type Site } from './open-site.ts'
import { comeToRest } from '../come-to-rest.ts'

/**
 * All pages, which takes a quarter of an hour, instead of every sixth and one of each
 * kind.
 */
const everything = process.env['SKERRY_PAGES'] === 'all'
const KINDS =
  /^\/($|api\/v2\/(manual|berths\/book)|components\/(tabs|diagrams|code-groups|accordions|math|expandables)|guide\/(islands|media|code)|examples\/replaced|changelog|ar$)/

/** Maximum number of controls to use on a page. */
const MOST_CONTROLS = 25

let site: Site
let preview: RunningServer
beforeAll(async () => {
  site = await openSite('demo')
  preview = await startPreview(sites.demo, site.folder)
}, 120_000)
afterAll(() => Promise.all([site?.close(), preview?.stop()]))

interface Watched {
  violations: string[]
}

/** Runs in the page before any other script. */
function watch(): void {
  const watched = window as never as Watched
  watched.violations = []
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event
    watched.violations.push(
      `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
    )
  })
}

/** Opens the search and enters a query. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = await page.waitForSelector('#search-input')
  await field.fill('berth')
  await page.waitForSelector('.search-body[data-query="berth"] .search-option')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.waitForSelector('#search-input', { state: 'hidden' })
}

/**
 * Uses the controls of a page, and sends a request with "Try it". Skips those that an
 * earlier one has hidden.
 */
async function useControls(page: Page): Promise<number> {
  const controls = await page
    .locator('main button:visible, main summary:visible')
    .elementHandles()
  let used = 0
  for (const control of controls.slice(0, MOST_CONTROLS)) {
    if (!(await control.isVisible())) continue
    const opensDialog = (await control.getAttribute('aria-haspopup')) === 'dialog'
    await control.click()
    used++
    const dialog = page.getByRole('dialog').last()
    if (opensDialog) {
      await dialog.waitFor()
      await sendRequest(dialog)
    }
    for (let tries = 0; tries < 5 && (await dialog.isVisible()); tries++)
      await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    // An open menu covers controls.
    const menu = page.locator('main details.menu-box[open]')
    if (await menu.isVisible()) await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  }
  return used
}

/** Sends the request of a dialog, if it has one, and waits for the response. */
async function sendRequest(dialog: Locator): Promise<void> {
  const send = dialog.getByRole('button', { name: /^send/i })
  if (!(await send.isVisible())) return
  // If required fields are empty, the first click warns and the second one sends.
  await expect
    .poll(
      async () => {
        await send.click()
        return dialog.locator('.console-status').isVisible()
      },
      { interval: 300 },
    )
    .toBe(true)
}

/** Policies under which the search was used. */
const searched = new Set<string>()

async function visit(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const answer = await page.goto(preview.origin + path)
  const policy = answer!.headers()['content-security-policy'] ?? ''
  await comeToRest(page)
  await page.mouse.move(300, 300)
  // Some example pages have no top bar, and so no search.
  const hasSearch = await page.locator('#search-bar-entry').isVisible()
  if (hasSearch && !searched.has(policy)) {
    searched.add(policy)
    await search(page)
  }
  const controls = await useControls(page)
  const violations = await page.evaluate(() => (window as never as Watched).violations)
  await page.close()
  return { policy, controls, violations }
}

test('keeps to its policy while the search, islands and the playground are used', async () => {
  const pages = site.pages.filter(
    (path, index) => everything || KINDS.test(path) || index % 6 === 0,
  )
  searched.clear()
  const faults: string[] = []
  let controls = 0
  const lifted: string[] = []
  let requests = 0
  const prepare = async (context: BrowserContext) => {
    await context.addInitScript(watch)
    // The servers of the examples don't exist, so respond in their place.
    await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
      requests++
      return route.fulfill({
        status: 200,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
        },
        contentType: 'application/json',
        body: '{"name":"North"}',
      })
    })
  }
  const use = async (context: BrowserContext, path: string) => {
    const seen = await visit(context, path)
    controls += seen.controls
    faults.push(...seen.violations.map((violation) => `${path}: ${violation}`))
    if (!seen.policy.includes("default-src 'none'")) faults.push(`${path}: no policy`)
    if (!seen.policy.includes("require-trusted-types-for 'script'")) lifted.push(path)
  }
  const options = {
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  }
  await inContexts(site.browser, pages, use, options, prepare)
  console.info(
    `policy: ${pages.length} pages, ${controls} controls used, the search under ${searched.size} policies, ${requests} requests answered, ${faults.length} violations, without Trusted Types: ${lifted.join(', ')}`,
  )
  expect(faults).toEqual([])
  expect(requests).toBeGreaterThan(0)
  expect(searched.size).toBeGreaterThan(1)
  // Mermaid sets HTML from strings, so its page has an exception.
  expect(lifted).toEqual(['/components/diagrams'])
}, 3_600_000)
