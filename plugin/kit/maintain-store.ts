import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isIntact, readHeader } from './stored-entry.ts'
import { isIndexDraft, writeIndexFile } from './index-file.ts'
import { listSegments, SegmentReader, type SegmentNames } from './segment-files.ts'
import { SegmentWriter, type Place } from './segment-writer.ts'
import type { IndexedEntry, SharedIndex } from './shared-index.ts'

/** A store that this process maintains. */
export interface MaintainedStore {
  directory: string
  names: SegmentNames
  index: SharedIndex
  /**
   * Segments of other processes, with the offset up to which their entries are in the index.
   */
  known: ReadonlyMap<string, number>
  /** Limit for the total size of all segments. */
  maxBytes: number
}

/** A segment file and its live entries. */
interface Segment {
  name: string
  size: number
  /** Whether another process may be writing to it. */
  isActive: boolean
  live: IndexedEntry[]
  liveBytes: number
}

/** Fraction of the limit to prune down to once a store exceeds the limit. */
const AFTER_PRUNING = 0.75
/**
 * Fraction of the limit from which a store in use is pruned, to leave space for ongoing writes.
 */
const WHILE_IN_USE = 0.85
/** Entries that were not used for this many minutes are removed. */
const MAX_UNUSED_MINUTES = 30 * 24 * 60
/** Small segments (below this size) are merged when there are many. */
const SMALL = 4 * 2 ** 20
const MAX_SMALL = 16
/**
 * Another process' segment counts as active for this many milliseconds after its last write.
 */
const ACTIVE = 60_000

/**
 * Keeps a store within its size limit: drops the least recently used entries, rewrites segments
 * that consist mostly of dropped entries, and writes the index file. If another process uses a
 * removed segment, its entries are cache misses there, and are created again.
 */
export function maintainStore(store: MaintainedStore): void {
  const { directory, index, maxBytes } = store
  try {
    const isOver = totalSize(directory) > maxBytes
    if (!isOver && !index.isChanged) return
    dropEntries(index, isOver ? maxBytes * AFTER_PRUNING : Number.POSITIVE_INFINITY)
    const chosen = segmentsToRewrite(readSegments(store), maxBytes)
    if (chosen.length > 0) rewriteSegments(store, chosen)
    saveIndex(store)
  } catch {
    // The folder is gone or unreadable: there is nothing to maintain.
  }
}

/**
 * Keeps a store within its size limit while threads of this process read and write it. A thread
 * whose segment is removed starts another. Segments that other processes write to are left
 * alone.
 */
export function pruneStore(store: MaintainedStore): void {
  const { directory, index, maxBytes } = store
  try {
    if (totalSize(directory) <= maxBytes * WHILE_IN_USE) return
    dropEntries(index, maxBytes * AFTER_PRUNING)
    const idle = readSegments(store).filter(({ isActive }) => !isActive)
    const chosen = segmentsToRewrite(idle, maxBytes * AFTER_PRUNING)
    if (chosen.length === 0) return
    rewriteSegments(store, chosen)
    index.noteRewrite()
    saveIndex(store)
  } catch {
    // As above. The store is pruned again when it is next opened.
  }
}

/** Total size of all segments in a folder, in bytes. */
export function totalSize(directory: string): number {
  return listSegments(directory).reduce(
    (sum, file) => sum + sizeOf(join(directory, file)),
    0,
  )
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Drops expired entries, and the least recently used ones beyond the size limit. Among entries
 * last used in the same minute, the first written goes first.
 */
function dropEntries(index: SharedIndex, maxBytes: number): void {
  const entries = [...index.entries()].sort(
    (a, b) => b.usedAt - a.usedAt || b.segment - a.segment || b.offset - a.offset,
  )
  const oldest = Math.floor(Date.now() / 60_000) - MAX_UNUSED_MINUTES
  let bytes = 0
  for (const entry of entries) {
    bytes += entry.length
    if (bytes > maxBytes || entry.usedAt < oldest) index.remove(entry.key, entry)
  }
}

function readSegments({ directory, names, index }: MaintainedStore): Segment[] {
  const segments = new Map<string, Segment>()
  for (const name of listSegments(directory)) {
    const stat = statSync(join(directory, name), { throwIfNoEntry: false })
    if (!stat) continue
    const isActive = !names.isOwn(name) && Date.now() - stat.mtimeMs < ACTIVE
    segments.set(name, { name, size: stat.size, isActive, live: [], liveBytes: 0 })
  }
  for (const entry of index.entries()) {
    const segment = segments.get(names.nameOf(entry.segment))
    if (!segment) {
      index.remove(entry.key, entry)
      continue
    }
    segment.live.push(entry)
    segment.liveBytes += entry.length
  }
  return [...segments.values()]
}

/**
 * Chooses segments of which more than half is dropped, small segments if there are many, and
 * what is needed to get below the limit.
 */
function segmentsToRewrite(segments: readonly Segment[], maxBytes: number): Segment[] {
  const small = segments.filter(({ size, isActive }) => size < SMALL && !isActive)
  const isScattered = small.length > MAX_SMALL
  const byLoss = [...segments].sort((a, b) => a.liveBytes / a.size - b.liveBytes / b.size)
  let total = segments.reduce((sum, { size }) => sum + size, 0)
  return byLoss.filter((segment) => {
    const { size, liveBytes, isActive } = segment
    const isWasteful = liveBytes * 2 < size || (isScattered && size < SMALL)
    const isChosen = total > maxBytes ? liveBytes < size : isWasteful && !isActive
    if (isChosen) total -= size - liveBytes
    return isChosen
  })
}

/**
 * Moves the live entries of segments to segments of this process, and removes the old files.
 */
function rewriteSegments(store: MaintainedStore, segments: readonly Segment[]): void {
  const { directory, names, index } = store
  const reader = new SegmentReader(directory, names)
  const writer = new SegmentWriter(directory, names, () => index.nextSegment())
  for (const { name, live } of segments) {
    if (!moveEntries(live, index, reader, writer)) continue
    try {
      rmSync(join(directory, name), { force: true })
    } catch {
      // A file that can't be removed yet is removed next time.
    }
  }
  reader.close()
  writer.close()
}

/** Moves entries to the writer. Returns whether all readable entries have been moved. */
function moveEntries(
  entries: IndexedEntry[],
  index: SharedIndex,
  reader: SegmentReader,
  writer: SegmentWriter,
): boolean {
  const usedAt = new Map<string, number>()
  const moved = (key: Buffer, place: Place) =>
    index.set(key, place, usedAt.get(key.toString('hex')) ?? 0)
  for (const entry of entries.sort((a, b) => a.offset - b.offset)) {
    const bytes = reader.read(entry.segment, entry.offset, entry.length)
    const isReadable =
      bytes !== undefined && isIntact(bytes) && readHeader(bytes)?.key.equals(entry.key)
    if (isReadable) {
      usedAt.set(entry.key.toString('hex'), entry.usedAt)
      writer.copy(bytes, entry.key)
      if (writer.isFull && !writer.flush(moved)) return false
    } else index.remove(entry.key, entry)
  }
  return writer.flush(moved)
}

/** Writes the index file, and removes temporary ones that a crash left behind. */
function saveIndex({ directory, names, index, known }: MaintainedStore): void {
  // Includes segments without live entries, so that they are not scanned again.
  const segments = listSegments(directory)
    .filter((name) => known.has(name) || names.isOwn(name))
    .map((name) => ({ name, size: known.get(name) ?? sizeOf(join(directory, name)) }))
  const numbers = new Map(segments.map(({ name }, number) => [name, number]))
  const entries = [...index.entries()].flatMap((entry) => {
    const segment = numbers.get(names.nameOf(entry.segment))
    return segment === undefined ? [] : { ...entry, segment }
  })
  removeDrafts(directory)
  writeIndexFile(directory, { segments, entries })
  index.isChanged = false
}

function removeDrafts(directory: string): void {
  for (const name of readdirSync(directory).filter(isIndexDraft)) {
    const path = join(directory, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > ACTIVE) rmSync(path, { force: true })
  }
}
