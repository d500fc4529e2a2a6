import { randomBytes } from 'node:crypto'
import { DiskStore } from './disk-store.ts'
import { loadIndex } from './load-index.ts'
import { maintainStore, totalSize } from './maintain-store.ts'
import { MemoryStore } from './memory-store.ts'
import { listSegments, SegmentNames } from './segment-files.ts'
import { SharedIndex } from './shared-index.ts'
import type { Store, StoreHandle } from './store.ts'
import { ThreadStore } from './thread-store.ts'

interface StoreLimits {
  /** Limit for the total size of all segments. */
  maxBytes: number
}

const MEGABYTE = 2 ** 20

const DEFAULT_MAX_BYTES = 1024 * MEGABYTE

/** @param maxSize The option `cache.maxSize`, in megabytes. */
export function storeLimits(maxSize: number | undefined): StoreLimits {
  return { maxBytes: maxSize === undefined ? DEFAULT_MAX_BYTES : maxSize * MEGABYTE }
}

/** @param directory Absolute path, created on demand. Undefined keeps values in memory. */
export function openStore(
  directory: string | undefined,
  { maxBytes }: StoreLimits = storeLimits(undefined),
): Store {
  const memory = new MemoryStore(maxBytes)
  if (directory === undefined) return new ThreadStore(memory)
  const found = listSegments(directory)
  const names = new SegmentNames(found, randomBytes(6).toString('hex'))
  const index = new SharedIndex()
  for (const _ of found) index.nextSegment()
  const known = loadIndex(directory, found, index)
  const maintained = { directory, names, index, known, maxBytes }
  // A previous process may have been killed before it could prune the store.
  if (totalSize(directory) > maxBytes) maintainStore(maintained)
  return new DiskStore(directory, names, index, memory, maintained)
}

/** Opens the store of another thread. Without a handle, nothing is stored. */
export function attachStore(handle: StoreHandle | undefined): Store {
  if (!handle) return new ThreadStore(undefined)
  const { directory, session, segments, index } = handle
  const names = new SegmentNames(segments, session)
  return new DiskStore(directory, names, new SharedIndex(index), undefined, undefined)
}
