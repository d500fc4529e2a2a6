import type { FetchCache, FetchedEntry } from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { credentialProblems } from './credential-problems.ts'

/** Knows the texts that came from the network while a description was read. */
export class FetchedTexts implements FetchCache {
  readonly #cache: FetchCache
  /** The last answer of each address: a new one, or the copy that is used where there is none. */
  readonly #entries = new Map<string, FetchedEntry>()

  /** @param cache Where answers are kept. */
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
   * Warns of tokens in what was fetched, as `readEvidence` does in files of the project.
   *
   * @param files What the description was read from: relative paths, and addresses.
   */
  credentialsIn(files: readonly string[]): Diagnostic[] {
    return files.flatMap((file) => {
      const entry = this.#entries.get(file)
      if (!entry) return []
      return credentialProblems(Buffer.from(entry.body, 'base64').toString(), file)
    })
  }
}
