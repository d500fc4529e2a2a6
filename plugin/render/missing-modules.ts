import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** An import that leads nowhere. */
export interface MissingModule {
  /** Relative to the content folder; absent for pages. */
  importer?: string
  source: string
  /** What the file does not export; absent where there is no file. */
  name?: string
}

/** Imports of pages and snippets that lead nowhere, each once. */
export class MissingModules {
  readonly #found = new Map<string, { module: MissingModule; diagnostic: Diagnostic }>()

  add(module: MissingModule, diagnostic: Diagnostic): void {
    const { importer, source, name } = module
    this.#found.set([importer, source, name].join('\0'), { module, diagnostic })
  }

  all(): { module: MissingModule; diagnostic: Diagnostic }[] {
    return [...this.#found.values()]
  }
}
