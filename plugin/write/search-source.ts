import type { OutlinedPage } from './index-outline.ts'
import type { SearchPage } from './search-page.ts'

/** A page that is to be indexed, unless an earlier build has done so. */
export interface SearchSource {
  /** Names all that Pagefind takes from the page. */
  key: string
  outline: OutlinedPage
  /** Reads the page; may be asked again. */
  read(): Promise<SearchPage>
}

/** How often a page closes a batch. A page that has changed costs the batch that it is in. */
const EVERY = 20
const LEAST = 6
const MOST = 60

/**
 * Divides pages into batches. Which page closes one follows from its address, so that a page that
 * comes or goes changes no other batch than its own.
 */
export async function* batchSources(
  sources: Iterable<SearchSource> | AsyncIterable<SearchSource>,
): AsyncGenerator<SearchSource[]> {
  let batch: SearchSource[] = []
  for await (const source of sources) {
    const count = batch.push(source)
    const isLast = hashOf(source.outline.url) % EVERY === 0
    if (count < MOST && !(isLast && count >= LEAST)) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * A small number for a text: FNV-1a.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv#section-2
 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
