import { isAmbientName, pageOnlyNames } from '../mdx/ambient-names.ts'
import type { Compilation } from '../mdx/compilation.ts'

/** Names that are defined in the code of every page. */
const PREDEFINED = new Set([...pageOnlyNames, 'process'])

/**
 * Allocates the names in a page's code. Snippets' code is merged into it, so a name that a snippet
 * declares may already have another meaning.
 */
export class PageScopeNames {
  readonly #page: Compilation
  readonly #meanings = new Map<string, string>()

  constructor(page: Compilation) {
    this.#page = page
  }

  /** Records a name that the page itself declares. */
  own(name: string, meaning: string): void {
    this.#meanings.set(name, meaning)
  }

  /**
   * Returns the name to use for something that a snippet declares: the same name, or one with a
   * number if it means something else on the page.
   *
   * @param meaning An identity: equal for the same thing, such as two imports of one export.
   */
  claim(preferred: string, meaning: string): string {
    let name = preferred
    for (let count = 2; !this.#isFree(name, meaning); count++)
      name = `${preferred}$${count}`
    this.#meanings.set(name, meaning)
    return name
  }

  #isFree(name: string, meaning: string): boolean {
    const taken = this.#meanings.get(name)
    if (taken !== undefined) return taken === meaning
    // Reserved: MDX and Skerry generate names with these prefixes.
    if (/^(?:_|MDX)/.test(name)) return false
    return !this.#page.known.has(name) && !isAmbientName(name) && !PREDEFINED.has(name)
  }
}
