import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Defined by `axe.source`. */
    axe: typeof import('axe-core')
  }
}

/**
 * Finds the rules of axe that a page violates in its current state: `color-contrast: .tab <a …>`.
 *
 * @param root Selector of the part to check. By default the whole page is checked.
 */
export async function findAxeViolations(page: Page, root?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector ?? document)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
    )
  }, root)
}
