import type { Page } from 'playwright-core'

/** The result of a query. */
export interface Answer {
  /** Milliseconds until the results are rendered. */
  results: number
  /** Milliseconds until their excerpts are rendered as well. */
  excerpts: number
  urls: string[]
}

/** Opens the search of a page with a keyboard shortcut. */
export async function openSearch(tab: Page, key: string): Promise<void> {
  await tab.keyboard.press(key)
  await tab.waitForSelector('#search-input')
}

/** Enters a query and waits until its results and their excerpts are rendered. */
export function ask(tab: Page, query: string): Promise<Answer> {
  return tab.evaluate(async (text) => {
    const find = <Kind extends Element>(selector: string) => {
      const element = document.querySelector<Kind>(selector)
      if (!element) throw new Error(`${selector} is not there`)
      return element
    }
    const input = find<HTMLInputElement>('#search-input')
    const started = performance.now()
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const body = find<HTMLElement>('.search-body')
    const drawn = () => body.dataset.query === text.trim()
    const results = await until(drawn)
    const excerpts = await until(
      () => drawn() && !body.querySelector('.search-excerpt:empty'),
    )
    const options = document.querySelectorAll<HTMLAnchorElement>('.search-option-page')
    const urls = [...options].map(({ href }) => decodeURI(new URL(href).pathname))
    return { results, excerpts, urls }

    async function until(test: () => boolean): Promise<number> {
      while (!test()) {
        if (performance.now() - started > 15_000) return Infinity
        await new Promise((done) => setTimeout(done, 1))
      }
      return performance.now() - started
    }
  }, query)
}
