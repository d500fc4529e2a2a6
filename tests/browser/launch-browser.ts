import { chromium, type Browser } from 'playwright-core'
// @ts-expect-error: plain JavaScript, which the scripts of the project share.
import { findBrowser } from './find-browser.js'

/** Starts Chromium: the system's where there is one, else Playwright's own. It asks nobody for anything on its own. */
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
