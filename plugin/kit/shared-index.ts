import { KEY_BYTES } from './stored-entry.ts'
import {
  createTables,
  growTables,
  MAX_TABLES,
  SLOT_WORDS,
  slotAt,
  slotsOf,
  tableStart,
  TABLES,
  keyWords,
  type KeyWords,
} from './index-tables.ts'
import type { Place } from './segment-writer.ts'

/** An entry in the index. */
export interface IndexedEntry extends Place {
  key: Buffer
  /** Minutes since the Unix epoch. */
  usedAt: number
}

/** An entry, with what this process knows about it. */
export interface MarkedEntry extends IndexedEntry {
  /** Whether it was read, looked up or written since the store was opened. */
  isNeeded: boolean
  /** Whether the shared cache has it too. */
  isShared: boolean
}

/** Maximum load factor of a table, beyond which the next table is used. */
const MAX_LOAD_FACTOR = 0.65

/** Word offsets within a slot. */
const STATE = 0
const KEY = 1
const SEGMENT = 5
const OFFSET = 6
const LENGTH = 7
const USED_AT = 8

/** Header words, before the first table. */
const NEXT_SEGMENT = 1
const CHANGED = 2
const FILLED = 3
/** Follows one `FILLED` word for each table. */
const WRITTEN = 10
const REWRITES = 11

// Flags in the word of the minute of last use, which the index file doesn't keep.
/** This build needed the entry. */
export const NEEDED = 1 << 30
/** The entry is in a pack of the shared cache. */
export const SHARED = 1 << 29
const MINUTES = SHARED - 1

/** Minutes between two updates of an entry's last use. */
const USE_STEP = 24 * 60

const EMPTY = 0
/** A thread is writing the slot right now. */
const BUSY = 1
const READY = 2
/** A tombstone: the key stays, so that probing continues past it, but the entry is removed. */
const GONE = 3

/**
 * Locates entries: open-addressing hash tables in memory shared by all threads of the process.
 * Slots are published with atomic stores. If two threads write the same key at once, either one
 * wins. A reader that sees a half-written slot reads bytes that don't match the entry's key and
 * checksum, and treats it as a miss.
 */
export class SharedIndex {
  readonly memory: SharedArrayBuffer
  readonly #words: Int32Array

  constructor(memory = createTables()) {
    this.memory = memory
    this.#words = new Int32Array(memory)
  }

  /**
   * Makes the first table with room for this many entries the current one. Saved entries come in
   * the order of their slots, and would form one long run in a smaller table.
   */
  reserve(entries: number): void {
    let table = 0
    while (table + 1 < MAX_TABLES && slotsOf(table) * MAX_LOAD_FACTOR <= entries) table++
    if (growTables(this.memory, table + 1)) Atomics.store(this.#words, TABLES, table + 1)
  }

  /** Allocates a segment number that no other thread gets. */
  nextSegment(): number {
    return Atomics.add(this.#words, NEXT_SEGMENT, 1)
  }

  /** Whether the index differs from the index file. */
  get isChanged(): boolean {
    return Atomics.load(this.#words, CHANGED) === 1
  }

  set isChanged(value: boolean) {
    Atomics.store(this.#words, CHANGED, value ? 1 : 0)
  }

  /** Counts bytes that a thread has written to a segment. */
  addWritten(bytes: number): void {
    Atomics.add(this.#words, WRITTEN, Math.ceil(bytes / 1024))
  }

  /**
   * Whether all threads together have written more than this many bytes since this last
   * returned true.
   */
  hasWritten(bytes: number): boolean {
    if (Atomics.load(this.#words, WRITTEN) * 1024 <= bytes) return false
    Atomics.store(this.#words, WRITTEN, 0)
    return true
  }

  /**
   * How often segments were rewritten. When it changes, threads must close their open segments.
   */
  get rewrites(): number {
    return Atomics.load(this.#words, REWRITES)
  }

  /** Signals that segments were rewritten. */
  noteRewrite(): void {
    Atomics.add(this.#words, REWRITES, 1)
  }

  /** Where an entry is, or undefined if it isn't in the index. */
  find(key: Buffer): Place | undefined {
    const slot = this.#readySlot(key)
    return slot === undefined ? undefined : this.#placeAt(slot)
  }

  /**
   * Marks an entry as used.
   *
   * @returns Whether the entry exists.
   */
  touch(key: Buffer, minute: number): boolean {
    const slot = this.#readySlot(key)
    if (slot === undefined) return false
    const used = this.#words[slot + USED_AT]!
    if (minute - (used & MINUTES) >= USE_STEP) {
      this.#words[slot + USED_AT] = minute | (used & SHARED) | NEEDED
      this.isChanged = true
    } else if (!(used & NEEDED)) Atomics.or(this.#words, slot + USED_AT, NEEDED)
    return true
  }

  /**
   * Marks an entry as available from the shared cache.
   *
   * @returns Whether the entry exists.
   */
  markShared(key: Buffer): boolean {
    const slot = this.#readySlot(key)
    if (slot !== undefined) Atomics.or(this.#words, slot + USED_AT, SHARED)
    return slot !== undefined
  }

  /**
   * Adds or moves an entry. Does nothing if the index is full.
   *
   * @param marks `NEEDED`, `SHARED`, or neither.
   */
  set(key: Buffer, place: Place, usedAt: number, marks = 0): void {
    const words = keyWords(key)
    const slot = this.#slotOf(words)
    if (slot === undefined) this.add(words, place, usedAt | marks)
    else this.#replace(slot, place, usedAt | marks)
  }

  /** Removes an entry, unless it has moved from this place. */
  remove(key: Buffer, place: Place): void {
    const slot = this.#slotOf(keyWords(key))
    if (slot === undefined) return
    const now = this.#placeAt(slot)
    if (now.segment === place.segment && now.offset === place.offset) this.#markGone(slot)
  }

  /** All entries, in no particular order. */
  *entries(): Generator<MarkedEntry> {
    const tables = this.#tables
    for (let table = 0; table < tables; table++) {
      const end = tableStart(table + 1)
      for (let slot = tableStart(table); slot < end; slot += SLOT_WORDS) {
        if (Atomics.load(this.#words, slot) !== READY) continue
        const key = Buffer.alloc(KEY_BYTES)
        for (let word = 0; word < 4; word++)
          key.writeInt32LE(this.#words[slot + KEY + word]!, word * 4)
        const used = this.#words[slot + USED_AT]!
        yield {
          key,
          usedAt: used & MINUTES,
          isNeeded: (used & NEEDED) !== 0,
          isShared: (used & SHARED) !== 0,
          ...this.#placeAt(slot),
        }
      }
    }
  }

  get #tables(): number {
    return Atomics.load(this.#words, TABLES)
  }

  #placeAt(slot: number): Place {
    const words = this.#words
    return {
      segment: words[slot + SEGMENT]!,
      offset: words[slot + OFFSET]! >>> 0,
      length: words[slot + LENGTH]! >>> 0,
    }
  }

  #readySlot(key: Buffer): number | undefined {
    const slot = this.#slotOf(keyWords(key))
    const isReady = slot !== undefined && Atomics.load(this.#words, slot) === READY
    return isReady ? slot : undefined
  }

  /** Finds the slot with this key, in any state. */
  #slotOf(key: KeyWords): number | undefined {
    const tables = this.#tables
    for (let table = 0; table < tables; table++) {
      const slots = slotsOf(table)
      for (let step = 0; step < slots; step++) {
        const slot = slotAt(table, key, step)
        if (Atomics.load(this.#words, slot) === EMPTY) break
        if (this.#hasKey(slot, key)) return slot
      }
    }
    return undefined
  }

  #hasKey(slot: number, key: KeyWords): boolean {
    const words = this.#words
    return (
      words[slot + KEY] === key[0] &&
      words[slot + KEY + 1] === key[1] &&
      words[slot + KEY + 2] === key[2] &&
      words[slot + KEY + 3] === key[3]
    )
  }

  #replace(slot: number, place: Place, usedAt: number): void {
    const state = Atomics.load(this.#words, slot)
    // If another thread is writing the same key right now, its place is just as good.
    if (
      state !== BUSY &&
      Atomics.compareExchange(this.#words, slot, state, BUSY) === state
    )
      this.#fill(slot, place, usedAt)
  }

  /** Adds an entry whose key isn't in the index. Does nothing if the index is full. */
  add(key: KeyWords, place: Place, usedAt: number): void {
    const table = this.#tableWithRoom()
    if (table === undefined) return
    for (let step = 0; step < slotsOf(table); step++) {
      const slot = slotAt(table, key, step)
      if (Atomics.compareExchange(this.#words, slot, EMPTY, BUSY) !== EMPTY) continue
      this.#words.set(key, slot + KEY)
      this.#fill(slot, place, usedAt)
      Atomics.add(this.#words, FILLED + table, 1)
      return
    }
  }

  #fill(slot: number, { segment, offset, length }: Place, used: number): void {
    const words = this.#words
    words[slot + SEGMENT] = segment
    words[slot + OFFSET] = offset
    words[slot + LENGTH] = length
    words[slot + USED_AT] = used
    Atomics.store(words, slot + STATE, READY)
    this.isChanged = true
  }

  #markGone(slot: number): void {
    Atomics.compareExchange(this.#words, slot, READY, GONE)
    this.isChanged = true
  }

  #tableWithRoom(): number | undefined {
    const last = this.#tables - 1
    if (Atomics.load(this.#words, FILLED + last) < slotsOf(last) * MAX_LOAD_FACTOR)
      return last
    if (last + 1 >= MAX_TABLES || !growTables(this.memory, last + 2)) return undefined
    Atomics.compareExchange(this.#words, TABLES, last + 1, last + 2)
    return last + 1
  }
}
