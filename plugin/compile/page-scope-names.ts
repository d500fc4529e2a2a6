import { ambientHooks } from '../mdx/ambient-names.ts'
import type { Compilation } from '../mdx/compilation.ts'

/** Names that code of every page sees without declaring them. */
const GIVEN = new Set(['frontmatter', 'props', 'process'])

/**
 * Which name means what in the code of a page. Code of its snippets becomes a part of it, so a
 * name that a snippet declares may already mean something else.
 */
export class PageScopeNames {
  readonly #page: Compilation
  readonly #meanings = new Map<string, string>()

  constructor(page: Compilation) {
    this.#page = page
  }

  /** Notes a name that the page itself declares. */
  own(name: string, meaning: string): void {
    this.#meanings.set(name, meaning)
  }

  /**
   * The name under which the page has something that a snippet declares: the snippet's own, or
   * that with a number where it means something else on the page.
   *
   * @param meaning The same for all declarations of the same, such as two imports of one export.
   */
  claim(wish: string, meaning: string): string {
    let name = wish
    for (let count = 2; !this.#isFree(name, meaning); count++) name = `${wish}$${count}`
    this.#meanings.set(name, meaning)
    return name
  }

  #isFree(name: string, meaning: string): boolean {
    const taken = this.#meanings.get(name)
    if (taken !== undefined) return taken === meaning
    // Names of the functions that MDX and we write around a page's code begin so.
    if (/^(?:_|MDX)/.test(name)) return false
    return !this.#page.known.has(name) && !ambientHooks.has(name) && !GIVEN.has(name)
  }
}
