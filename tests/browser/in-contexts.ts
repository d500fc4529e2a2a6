import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

/** Number of contexts, whose pages mostly wait for requests. */
const CONTEXTS = 4

/**
 * Runs a task for each item, in a few browser contexts at a time. Each runs one task after
 * the other: pages of one context are tabs of one window, and Chromium delays clicks in
 * those behind by up to two seconds.
 * @param prepare Called for each context before its first task.
 * @throws The first error of a task. Contexts are closed in any case.
 */
export async function inContexts<Item>(
  browser: Browser,
  items: readonly Item[],
  task: (context: BrowserContext, item: Item, index: number) => Promise<void>,
  options: BrowserContextOptions = {},
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const rest = items.entries()
  const worker = async () => {
    const context = await browser.newContext(options)
    try {
      await prepare?.(context)
      for (const [index, item] of rest) await task(context, item, index)
    } finally {
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: CONTEXTS }, worker))
}
