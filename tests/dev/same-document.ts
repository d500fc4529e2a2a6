import type { Page } from 'playwright-core'

/** Marks the open document with a property of its window, which a full reload loses. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { mark: 'kept' }))
}

/** Whether the page still shows the marked document. */
export function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'mark' in window)
}
