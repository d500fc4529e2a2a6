import type { OutlinedPage } from './index-outline.ts'
import type { SearchPage } from './search-page.ts'

/** A page to be indexed unless it is cached. */
export interface SearchSource {
  /** Key of everything that Pagefind reads from the page. */
  key: string
  outline: OutlinedPage
  /** Reads the page. May be called again. */
  read(): Promise<SearchPage>
}

/** One in this many pages completes a batch. A changed page invalidates its whole batch. */
const EVERY = 20
const MIN_PAGES = 6
const MAX_PAGES = 60

/**
 * Divides pages into batches. A hash of a page's URL decides whether it completes a batch, so
 * adding or removing a page affects only its own batch.
 */
export async function* batchSources(
  sources: Iterable<SearchSource> | AsyncIterable<SearchSource>,
): AsyncGenerator<SearchSource[]> {
  let batch: SearchSource[] = []
  for await (const source of sources) {
    const count = batch.push(source)
    const isLast = hashOf(source.outline.url) % EVERY === 0
    if (count < MAX_PAGES && !(isLast && count >= MIN_PAGES)) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * FNV-1a hash of a text.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv#section-2
 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
