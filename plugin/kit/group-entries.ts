import { PACK_BYTES } from './remote-pack.ts'
import type { MarkedEntry } from './shared-index.ts'
import type { SharableEntry, StoreExchange } from './store-exchange.ts'

/**
 * Groups entries into chunks of at least `PACK_BYTES` (except the last), each with the entries'
 * bytes and keys concatenated. Entries that can't be read are skipped.
 */
export function* groupEntries(
  exchange: StoreExchange,
  entries: readonly MarkedEntry[],
): Generator<{ blobEntries: Buffer; keys: Buffer }> {
  let parts: SharableEntry[] = []
  let size = 0
  const join = () => ({
    blobEntries: Buffer.concat(parts.map(({ bytes }) => bytes)),
    keys: Buffer.concat(parts.map(({ key }) => key)),
  })
  for (const entry of entries) {
    const found = exchange.read(entry)
    if (!found) continue
    // Copied, because the next read overwrites the buffer.
    parts.push({ key: found.key, bytes: Buffer.from(found.bytes) })
    size += found.bytes.length
    if (size < PACK_BYTES) continue
    yield join()
    parts = []
    size = 0
  }
  if (parts.length > 0) yield join()
}
