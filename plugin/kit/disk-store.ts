import { currentMinute } from './current-minute.ts'
import { maintainStore, pruneStore, type MaintainedStore } from './maintain-store.ts'
import type { MemoryStore } from './memory-store.ts'
import { SegmentReader, type SegmentNames } from './segment-files.ts'
import { SegmentWriter, type Place } from './segment-writer.ts'
import { NEEDED, type SharedIndex } from './shared-index.ts'
import type { Store, StoreHandle } from './store.ts'
import { entryKey, entryValue } from './stored-entry.ts'
import type { Kind } from './stored-kind.ts'

/** Fraction of the limit that may be written before `prune` checks the size of the files. */
const UNSEEN = 1 / 32

/** Values in segments, which all threads can read. */
export class DiskStore implements Store {
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
