import type { Page } from 'playwright-core'
import { comeToRest } from '../browser/come-to-rest.ts'
import { launchBrowser } from '../browser/launch-browser.ts'
import type { SiteFiles } from '../site/build-site.ts'
import { startDev, type RunningServer } from './start-server.ts'

export interface OpenDev {
  dev: RunningServer
  /** The first page of the site, opened in a browser. */
  page: Page
  close(): Promise<void>
}

/**
 * Starts the dev server and opens its first page.
 *
 * @param prepare Called before the page is loaded.
 */
export async function openDev(
  files: SiteFiles,
  prepare?: (page: Page) => unknown,
): Promise<OpenDev> {
  const dev = await startDev(files)
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await prepare?.(page)
  await page.goto(dev.origin)
  await comeToRest(page)
  const close = async () => {
    await browser.close()
    await dev.stop()
  }
  return { dev, page, close }
}
