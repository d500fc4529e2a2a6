import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** Prefix of the ids of the modules that replace missing ones. */
export const MISSING_MODULE = '\0skerry:missing:'

/** A module of another server. Browsers load it, Node doesn't. */
export const REMOTE_MODULE = /^https?:\/\//

/** An import that can't be resolved. */
export interface MissingModule {
  /** Relative to the content folder. Absent if pages import it. */
  importer?: string
  source: string
  /** The missing export. Absent if the file itself is missing. */
  name?: string
}

/** Collects unresolved imports of pages and snippets, without duplicates. */
export class MissingModules {
  readonly #found = new Map<string, { module: MissingModule; diagnostic: Diagnostic }>()

  add(module: MissingModule, diagnostic: Diagnostic): void {
    const { importer, source, name } = module
    this.#found.set([importer, source, name].join('\0'), { module, diagnostic })
  }

  /**
   * Forgets the imports of a module.
   *
   * @param importer Relative to the content folder.
   */
  forget(importer: string | undefined): void {
    if (importer === undefined) return
    for (const [key, { module }] of this.#found)
      if (module.importer === importer) this.#found.delete(key)
  }

  all(): { module: MissingModule; diagnostic: Diagnostic }[] {
    return [...this.#found.values()]
  }
}
