import type { Page } from 'playwright-core'

/**
 * Waits until a page has loaded and hasn't made requests for half a second. Playwright's
 * own `networkidle` never fires if Chromium drops a request without an event, as happens
 * on a busy machine: after five seconds, the page's resource timing decides.
 */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  try {
    await page.waitForLoadState('networkidle', { timeout: 5000 })
  } catch {
    await page.evaluate(async () => {
      const count = () => performance.getEntriesByType('resource').length
      for (let last = -1; last !== count();) {
        last = count()
        await new Promise((done) => setTimeout(done, 500))
      }
    })
  }
}
