import { chromium, type Browser } from 'playwright-core'
// @ts-expect-error: plain JavaScript, which scripts of the project import too.
import { findBrowser } from './find-browser.js'

/**
 * Starts Chromium: the system's if installed, else Playwright's own. Disables its
 * background requests.
 */
export function launchBrowser(): Promise<Browser> {
  const executablePath = (findBrowser as () => string | undefined)()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
}
