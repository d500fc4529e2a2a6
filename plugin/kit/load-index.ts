import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ENTRY_WORDS, readIndexFile, type StoredIndex } from './index-file.ts'
import { scanSegment } from './segment-files.ts'
import type { SharedIndex } from './shared-index.ts'

/**
 * Fills the index from the index file, and from segments (or ends of segments) that the file
 * doesn't cover.
 *
 * @returns For each segment, the size up to which its entries are in the index.
 */
export function loadIndex(
  directory: string,
  segments: readonly string[],
  index: SharedIndex,
): Map<string, number> {
  const known = new Map<string, number>()
  const numbers = new Map(segments.map((name, number) => [name, number]))
  const stored = readIndexFile(directory)
  const indexed = new Map(stored?.segments.map(({ name, size }) => [name, size]))
  if (stored) addStored(stored, numbers, index)
  index.isChanged = stored === undefined
  const unread = segments.flatMap((name, segment) => {
    const stat = statSync(join(directory, name), { throwIfNoEntry: false })
    if (stat) known.set(name, stat.size)
    const from = indexed.get(name) ?? 0
    return stat && from < stat.size ? { name, segment, from, mtimeMs: stat.mtimeMs } : []
  })
  // If a key has several values, the newest wins.
  for (const { name, segment, from, mtimeMs } of unread.sort(
    (a, b) => a.mtimeMs - b.mtimeMs,
  )) {
    const usedAt = Math.floor(mtimeMs / 60_000)
    scanSegment(join(directory, name), from, (key, offset, length) =>
      index.set(key, { segment, offset, length }, usedAt),
    )
  }
  return known
}

/**
 * Adds the entries of the index file to an empty index.
 *
 * @param numbers The segments' numbers by name. Entries of a missing segment are skipped.
 */
function addStored(
  { segments, entries }: StoredIndex,
  numbers: ReadonlyMap<string, number>,
  index: SharedIndex,
): void {
  index.reserve(entries.length / ENTRY_WORDS)
  const numberOf = segments.map(({ name }) => numbers.get(name))
  for (let at = 0; at < entries.length; at += ENTRY_WORDS) {
    const segment = numberOf[entries[at + 4]!]
    if (segment === undefined) continue
    const key = [
      entries[at]!,
      entries[at + 1]!,
      entries[at + 2]!,
      entries[at + 3]!,
    ] as const
    const place = {
      segment,
      offset: entries[at + 5]! >>> 0,
      length: entries[at + 6]! >>> 0,
    }
    index.add(key, place, entries[at + 7]!)
  }
}
