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
 * Values by kind and key, kept from one run to the next. A key names all that its value depends
 * on. A value that is missing, cut, damaged or of another shape is not there.
 */
export interface Store {
  get<T>(kind: Kind<T>, key: string): T | undefined
  /** Whether there is a value, without reading it: it may still turn out to be damaged. */
  has(kind: Kind<unknown>, key: string): boolean
  /** Keeps a value. Where it cannot be written it costs time at the next build, nothing else. */
  set<T>(kind: Kind<T>, key: string, value: T): void
  /**
   * Writes what was set.
   *
   * @returns Whether other threads find all that was set since the last call.
   */
  flush(): boolean
  /** What another thread needs for the same store; undefined where only this one has it. */
  readonly handle: StoreHandle | undefined
  /** Removes what is too much, where much was written: for those that keep a store open for long. */
  prune(): void
  /** Writes what was set, removes what is too old or too much, and closes the files. */
  close(): void
}

/** A store, as threads hand it to each other. */
export interface StoreHandle {
  directory: string
  session: string
  segments: readonly string[]
  index: SharedArrayBuffer
}

export interface StoreLimits {
  /** Bytes that all segments together may take. */
  maxBytes: number
}

const MEGABYTE = 2 ** 20

/** Of the bound: so much may be written before `prune` looks at the files. */
const UNSEEN = 1 / 32

/** How much a store may take where nobody says otherwise. */
const DEFAULT_MAX_BYTES = 1024 * MEGABYTE

/** @param maxSize The option `cache.maxSize`: megabytes. */
export function storeLimits(maxSize: number | undefined): StoreLimits {
  return { maxBytes: maxSize === undefined ? DEFAULT_MAX_BYTES : maxSize * MEGABYTE }
}

/**
 * Opens a store.
 *
 * @param directory Absolute; made with the first value. Undefined keeps values in memory.
 */
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
  // What an earlier process could not put in order: it may have been killed.
  if (totalSize(directory) > maxBytes) maintainStore(maintained)
  return new DiskStore(directory, names, index, memory, maintained)
}

/** The store of another thread; without a handle, one that keeps nothing. */
export function attachStore(handle: StoreHandle | undefined): Store {
  if (!handle) return new ThreadStore(undefined)
  const { directory, session, segments, index } = handle
  const names = new SegmentNames(segments, session)
  return new DiskStore(directory, names, new SharedIndex(index), undefined, undefined)
}

/** Values that no other thread finds: in memory, or nowhere. */
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
  /** What could not be written; threads that only answer tasks have none. */
  readonly #memory: MemoryStore | undefined
  /** Only the thread that opened the store keeps it in order. */
  readonly #maintained: MaintainedStore | undefined
  /** Of the index, when files were opened. */
  #rewrites = 0
  /** Something was set that other threads do not find. */
  #isIncomplete = false
  /** Keep values that were set and are not written yet, should writing fail. */
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
    this.#leaveRewritten()
    if (this.#writer.flush(indexEntry)) return
    this.#isIncomplete = true
    for (const keep of waiting) keep()
  }

  /** Of removed files the room stays taken until they are closed, and a new segment tells what is newer. */
  #leaveRewritten(): void {
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
    this.#leaveRewritten()
    const entry = this.#reader.read(place.segment, place.offset, place.length)
    const value = entry && entryValue(entry, key)
    if (value) this.#index.touch(key, currentMinute())
    else this.#index.remove(key, place)
    return value
  }
}

/** The time, as entries know it: minutes since 1970. */
export function currentMinute(): number {
  return Math.floor(Date.now() / 60_000)
}

/**
 * Fills the index from its file, and from segments that the file does not know, or not whole.
 *
 * @returns Each segment's size, up to which its entries are in the index.
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
  // Of two values of a key, the newer counts.
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
