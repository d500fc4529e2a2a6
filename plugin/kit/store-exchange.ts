import { currentMinute, type StoreHandle } from './store.ts'
import { SegmentNames, SegmentReader } from './segment-files.ts'
import { SegmentWriter, type Place } from './segment-writer.ts'
import { SHARED, SharedIndex, type MarkedEntry } from './shared-index.ts'
import { HEADER_BYTES, isWhole, KEY_BYTES, readHeader } from './stored-entry.ts'
import { isLocalKind } from './stored-kind.ts'

/** An entry that other machines may want, as it lies in the store. */
export interface SharableEntry {
  key: Buffer
  bytes: Buffer
}

/** Larger entries are not shared. */
export const LARGEST_SHARED = 64 * 2 ** 20

/** The entries of a store as they lie there, for those who hand them to other machines. */
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

  /** Says of keys that other machines can have their entries. False where some are not here. */
  markShared(keys: Buffer): boolean {
    let areHere = true
    for (let at = 0; at < keys.length; at += KEY_BYTES)
      if (!this.#index.markShared(keys.subarray(at, at + KEY_BYTES))) areHere = false
    return areHere
  }

  /**
   * Puts entries into the store that lie in a row, but for those of keys that it has.
   *
   * @returns All keys; undefined where the bytes are no entries.
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

  /** Where entries lie that were needed since the store was opened, or came from other machines; in the order of files. */
  list(): MarkedEntry[] {
    return [...this.#index.entries()]
      .filter(({ isNeeded, isShared }) => isNeeded || isShared)
      .filter(({ length }) => length <= LARGEST_SHARED)
      .sort((a, b) => a.segment - b.segment || a.offset - b.offset)
  }

  /** Reads an entry; undefined where it is damaged, or only this machine can use it. The next call overwrites it. */
  read({ key, segment, offset, length }: MarkedEntry): SharableEntry | undefined {
    const bytes = this.#reader.read(segment, offset, length)
    const header = bytes && readHeader(bytes)
    if (!header?.key.equals(key) || isLocalKind(header.kind)) return undefined
    return isWhole(bytes!) ? { key, bytes: bytes! } : undefined
  }

  close(): void {
    this.#reader.close()
    this.#writer.close()
  }
}
