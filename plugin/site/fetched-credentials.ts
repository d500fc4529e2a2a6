import type { FetchCache, FetchedEntry } from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { credentialProblems } from './credential-problems.ts'

/** A cache that remembers the responses used while a description is read. */
export class FetchedTexts implements FetchCache {
  readonly #cache: FetchCache
  /** The response used for each URL, new or cached. */
  readonly #entries = new Map<string, FetchedEntry>()

  /** @param cache The underlying cache. */
  constructor(cache: FetchCache) {
    this.#cache = cache
  }

  get(url: string): FetchedEntry | undefined {
    const entry = this.#cache.get(url)
    if (entry) this.#entries.set(url, entry)
    return entry
  }

  set(entry: FetchedEntry): void {
    this.#entries.set(entry.url, entry)
    this.#cache.set(entry)
  }

  /**
   * Reports tokens in fetched files, as `readFileFacts` does for files of the project.
   *
   * @param files What the description was read from: relative paths and URLs.
   */
  credentialsIn(files: readonly string[]): Diagnostic[] {
    return files.flatMap((file) => {
      const entry = this.#entries.get(file)
      if (!entry) return []
      return credentialProblems(Buffer.from(entry.body, 'base64').toString(), file)
    })
  }
}
