import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readIndexFile } from './index-file.ts'
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
  index.reserve(stored?.entries.length ?? 0)
  for (const { key, ...entry } of stored?.entries ?? []) {
    const segment = numbers.get(stored?.segments[entry.segment]?.name ?? '')
    if (segment !== undefined) index.set(key, { ...entry, segment }, entry.usedAt)
  }
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
