import { currentMinute } from './current-minute.ts'
import type { StoreHandle } from './store.ts'
import { SegmentNames, SegmentReader } from './segment-files.ts'
import { SegmentWriter, type Place } from './segment-writer.ts'
import { SHARED, SharedIndex, type MarkedEntry } from './shared-index.ts'
import { HEADER_BYTES, isIntact, KEY_BYTES, readHeader } from './stored-entry.ts'
import { isLocalKind } from './stored-kind.ts'

/** An entry to share with other machines, in its stored form. */
export interface SharableEntry {
  key: Buffer
  bytes: Buffer
}

/** Larger entries are not shared. */
export const MAX_SHARED_BYTES = 64 * 2 ** 20

/**
 * Reads and imports store entries in their stored form, to exchange them with other machines.
 */
export class StoreExchange {
  readonly #index: SharedIndex
  readonly #reader: SegmentReader
  readonly #writer: SegmentWriter

  constructor({ directory, session, segments, index }: StoreHandle) {
    const names = new SegmentNames(segments, session)
    this.#index = new SharedIndex(index)
    this.#reader = new SegmentReader(directory, names)
    this.#writer = new SegmentWriter(directory, names, () => this.#index.nextSegment())
  }

  /**
   * Marks keys (concatenated) as available from the shared cache. Returns false if the store
   * lacks an entry of any of them.
   */
  markShared(keys: Buffer): boolean {
    let areHere = true
    for (let at = 0; at < keys.length; at += KEY_BYTES)
      if (!this.#index.markShared(keys.subarray(at, at + KEY_BYTES))) areHere = false
    return areHere
  }

  /**
   * Imports concatenated entries into the store, except those that it already has.
   *
   * @returns The keys of all of them, concatenated, or undefined if the bytes are not valid
   *   entries.
   */
  take(entries: Buffer): Buffer | undefined {
    const found: SharableEntry[] = []
    for (let at = 0; at < entries.length;) {
      const header = readHeader(entries.subarray(at, at + HEADER_BYTES))
      if (!header || at + header.length > entries.length) return undefined
      found.push({ key: header.key, bytes: entries.subarray(at, at + header.length) })
      at += header.length
    }
    const taken = (key: Buffer, place: Place) => {
      this.#index.set(key, place, currentMinute(), SHARED)
      this.#index.addWritten(place.length)
    }
    for (const { key, bytes } of found) {
      if (this.#index.markShared(key)) continue
      this.#writer.copy(bytes, key)
      if (this.#writer.isFull) this.#writer.flush(taken)
    }
    this.#writer.flush(taken)
    return Buffer.concat(found.map(({ key }) => key))
  }

  /**
   * Lists entries that were needed since the store was opened or that the shared cache has,
   * sorted by position.
   */
  list(): MarkedEntry[] {
    return [...this.#index.entries()]
      .filter(({ isNeeded, isShared }) => isNeeded || isShared)
      .filter(({ length }) => length <= MAX_SHARED_BYTES)
      .sort((a, b) => a.segment - b.segment || a.offset - b.offset)
  }

  /**
   * Reads an entry into a buffer that the next call overwrites. Returns undefined if the entry
   * is damaged, or of a kind that isn't shared.
   */
  read({ key, segment, offset, length }: MarkedEntry): SharableEntry | undefined {
    const bytes = this.#reader.read(segment, offset, length)
    const header = bytes && readHeader(bytes)
    if (!header?.key.equals(key) || isLocalKind(header.kind)) return undefined
    return isIntact(bytes!) ? { key, bytes: bytes! } : undefined
  }

  close(): void {
    this.#reader.close()
    this.#writer.close()
  }
}
