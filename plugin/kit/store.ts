import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { entryKey, entryValue } from './stored-entry.ts'
import { readIndexFile } from './index-file.ts'
import type { Kind } from './stored-kind.ts'
import { MemoryStore } from './memory-store.ts'
import { maintainStore, pruneStore, totalSize } from './maintain-store.ts'
import type { MaintainedStore } from './maintain-store.ts'
import {
  listSegments,
  scanSegment,
  SegmentNames,
  SegmentReader,
} from './segment-files.ts'
import { SegmentWriter, type Place } from './segment-writer.ts'
import { NEEDED, SharedIndex } from './shared-index.ts'

/**
 * A persistent cache of values by kind and key. A key covers everything that its value depends
 * on. A value that is truncated, damaged or of the wrong shape is treated as missing.
 */
export interface Store {
  get<T>(kind: Kind<T>, key: string): T | undefined
  /** Whether there is a value, without reading it. It may still turn out to be damaged. */
  has(kind: Kind<unknown>, key: string): boolean
  /** Stores a value. If it can't be written, the next build takes longer, but nothing else. */
  set<T>(kind: Kind<T>, key: string, value: T): void
  /**
   * Writes buffered values.
   *
   * @returns Whether other threads can read everything set since the last call.
   */
  flush(): boolean
  /** What another thread needs to attach to the store. Undefined if it isn't on disk. */
  readonly handle: StoreHandle | undefined
  /** Prunes the store once much was written. For processes that keep it open for long. */
  prune(): void
  /** Writes buffered values, removes expired and excess entries, and closes the files. */
  close(): void
}

/** A store in a form that can be sent between threads. */
export interface StoreHandle {
  directory: string
  session: string
  segments: readonly string[]
  index: SharedArrayBuffer
}

interface StoreLimits {
  /** Limit for the total size of all segments. */
  maxBytes: number
}

const MEGABYTE = 2 ** 20

/** Fraction of the limit that may be written before `prune` checks the size of the files. */
const UNSEEN = 1 / 32

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

/** Values that other threads can't read: in memory or, without it, discarded. */
class ThreadStore implements Store {
  readonly handle = undefined
  readonly #memory: MemoryStore | undefined

  constructor(memory: MemoryStore | undefined) {
    this.#memory = memory
  }

  get<T>(kind: Kind<T>, key: string): T | undefined {
    const bytes = this.#memory?.get(kind.name, key)
    return bytes && kind.decode(bytes)
  }

  has(kind: Kind<unknown>, key: string): boolean {
    return this.#memory?.get(kind.name, key) !== undefined
  }

  set<T>(kind: Kind<T>, key: string, value: T): void {
    this.#memory?.set(kind.name, key, kind.encode(value))
  }

  flush(): boolean {
    return false
  }

  prune(): void {}

  close(): void {}
}

class DiskStore implements Store {
  readonly #directory: string
  readonly #names: SegmentNames
  readonly #index: SharedIndex
  readonly #reader: SegmentReader
  readonly #writer: SegmentWriter
  /** Values that couldn't be written. Only in the thread that opened the store. */
  readonly #memory: MemoryStore | undefined
  /** Set only in the thread that opened the store, which maintains it. */
  readonly #maintained: MaintainedStore | undefined
  /** The index's rewrite count when the files were opened. */
  #rewrites = 0
  /** Whether a value was set that other threads can't read. */
  #isIncomplete = false
  /** Callbacks that keep buffered values in memory if writing them fails. */
  #waiting: (() => void)[] = []

  constructor(
    directory: string,
    names: SegmentNames,
    index: SharedIndex,
    memory: MemoryStore | undefined,
    maintained: MaintainedStore | undefined,
  ) {
    this.#directory = directory
    this.#names = names
    this.#index = index
    this.#memory = memory
    this.#maintained = maintained
    this.#reader = new SegmentReader(directory, names)
    this.#writer = new SegmentWriter(directory, names, () => index.nextSegment())
  }

  get handle(): StoreHandle {
    return {
      directory: this.#directory,
      session: this.#names.session,
      segments: this.#names.found,
      index: this.#index.memory,
    }
  }

  get<T>(kind: Kind<T>, key: string): T | undefined {
    const bytes = this.#read(entryKey(kind.name, key))
    const value = bytes && kind.decode(bytes)
    if (value !== undefined) return value
    const inMemory = this.#memory?.get(kind.name, key)
    return inMemory && kind.decode(inMemory)
  }

  has(kind: Kind<unknown>, key: string): boolean {
    const name = entryKey(kind.name, key)
    return (
      this.#writer.waiting(name) !== undefined ||
      this.#index.touch(name, currentMinute()) ||
      this.#memory?.get(kind.name, key) !== undefined
    )
  }

  set<T>(kind: Kind<T>, key: string, value: T): void {
    const parts = kind.encode(value)
    const keep = () => this.#memory?.set(kind.name, key, parts)
    if (this.#writer.append(kind.name, entryKey(kind.name, key), parts)) {
      this.#waiting.push(keep)
    } else {
      this.#isIncomplete = true
      keep()
    }
    if (this.#writer.isFull) this.#write()
  }

  flush(): boolean {
    this.#write()
    const isComplete = !this.#isIncomplete
    this.#isIncomplete = false
    return isComplete
  }

  prune(): void {
    const store = this.#maintained
    if (store && this.#index.hasWritten(store.maxBytes * UNSEEN)) pruneStore(store)
  }

  close(): void {
    this.#write()
    this.#writer.close()
    if (this.#maintained) maintainStore(this.#maintained)
    this.#reader.close()
  }

  #write(): void {
    const waiting = this.#waiting
    this.#waiting = []
    const minute = currentMinute()
    const indexEntry = (key: Buffer, place: Place) => {
      this.#index.set(key, place, minute, NEEDED)
      this.#index.addWritten(place.length)
    }
    this.#closeRewritten()
    if (this.#writer.flush(indexEntry)) return
    this.#isIncomplete = true
    for (const keep of waiting) keep()
  }

  /**
   * Closes open segments after a rewrite: removed files take up space until then, and writing
   * to a new segment keeps it clear which values are newer.
   */
  #closeRewritten(): void {
    const { rewrites } = this.#index
    if (rewrites === this.#rewrites) return
    this.#rewrites = rewrites
    this.#reader.close()
    this.#writer.close()
  }

  #read(key: Buffer): Buffer | undefined {
    const waiting = this.#writer.waiting(key)
    if (waiting) return entryValue(waiting, key)
    const place = this.#index.find(key)
    if (!place) return undefined
    this.#closeRewritten()
    const entry = this.#reader.read(place.segment, place.offset, place.length)
    const value = entry && entryValue(entry, key)
    if (value) this.#index.touch(key, currentMinute())
    else this.#index.remove(key, place)
    return value
  }
}

/** The current time as entries store it: minutes since the Unix epoch. */
export function currentMinute(): number {
  return Math.floor(Date.now() / 60_000)
}

/**
 * Fills the index from the index file, and from segments (or ends of segments) that the file
 * doesn't cover.
 *
 * @returns For each segment, the size up to which its entries are in the index.
 */
function loadIndex(
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
