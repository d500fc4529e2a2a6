import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  HEADER_BYTES,
  SEGMENT_MAGIC,
  valueBytes,
  writeEntry,
  type ValuePart,
} from './stored-entry.ts'
import type { SegmentNames } from './segment-files.ts'

/** Where an entry is in the store. */
export interface Place {
  segment: number
  offset: number
  length: number
}

/**
 * At this size a thread starts another segment: segments are rewritten and removed as a whole.
 */
const SEGMENT_BYTES = 64 * 2 ** 20
/** Buffered entries are flushed when they reach this size. */
const BUFFER_BYTES = 2 ** 20
/** Larger values are not stored. */
const MAX_VALUE_BYTES = 256 * 2 ** 20
/** After a failed write (a full disk, for instance), nothing is written for this long. */
const RETRY_MS = 30_000

interface OpenSegment {
  file: number
  segment: number
  size: number
}

/**
 * Appends entries to segments that no other thread or process writes to, so no locks are
 * needed. Entries are buffered and written with few system calls.
 */
export class SegmentWriter {
  readonly #directory: string
  readonly #names: SegmentNames
  readonly #nextSegment: () => number
  #buffer = Buffer.alloc(0)
  #used = 0
  #waiting: { key: Buffer; start: number; length: number }[] = []
  #open: OpenSegment | undefined
  #retryAt = 0

  /** @param nextSegment Returns a segment number that no other thread gets. */
  constructor(directory: string, names: SegmentNames, nextSegment: () => number) {
    this.#directory = directory
    this.#names = names
    this.#nextSegment = nextSegment
  }

  /** Whether the buffered entries should be flushed now. */
  get isFull(): boolean {
    return this.#used >= BUFFER_BYTES
  }

  /** Buffers an entry. Returns false if it can't be stored. */
  append(kind: string, key: Buffer, parts: readonly ValuePart[]): boolean {
    const length = HEADER_BYTES + valueBytes(parts)
    if (length > MAX_VALUE_BYTES || Date.now() < this.#retryAt) return false
    this.#reserve(length)
    writeEntry(this.#buffer, this.#used, kind, key, parts)
    this.#waiting.push({ key, start: this.#used, length })
    this.#used += length
    return true
  }

  /** Buffers an entry as read from another segment, including its header. */
  copy(entry: Buffer, key: Buffer): void {
    this.#reserve(entry.length)
    entry.copy(this.#buffer, this.#used)
    this.#waiting.push({ key: Buffer.from(key), start: this.#used, length: entry.length })
    this.#used += entry.length
  }

  /** The newest buffered entry with this key: its bytes, valid until the next method call. */
  waiting(key: Buffer): Buffer | undefined {
    const found = this.#waiting.findLast((entry) => entry.key.equals(key))
    return found && this.#buffer.subarray(found.start, found.start + found.length)
  }

  /**
   * Writes the buffered entries. If writing fails, they are discarded.
   *
   * @param written Called for each entry once it is in its file.
   * @returns Whether everything was written.
   */
  flush(written: (key: Buffer, place: Place) => void): boolean {
    if (this.#waiting.length === 0) return true
    const waiting = this.#waiting
    const bytes = this.#buffer.subarray(0, this.#used)
    this.#waiting = []
    this.#used = 0
    try {
      const open = this.#segment()
      append(open, bytes)
      const start = open.size
      open.size += bytes.length
      for (const { key, start: at, length } of waiting)
        written(key, { segment: open.segment, offset: start + at, length })
      return true
    } catch {
      this.#retryAt = Date.now() + RETRY_MS
      this.#closeSegment()
      return false
    } finally {
      if (this.#buffer.length > 4 * BUFFER_BYTES) this.#buffer = Buffer.alloc(0)
    }
  }

  /** Closes the segment. The next entry starts another. */
  close(): void {
    this.#closeSegment()
  }

  #reserve(length: number): void {
    const needed = this.#used + length
    if (needed <= this.#buffer.length) return
    const larger = Buffer.allocUnsafeSlow(
      Math.max(needed, this.#buffer.length * 2, 65536),
    )
    this.#buffer.copy(larger, 0, 0, this.#used)
    this.#buffer = larger
  }

  /** The segment to append to. Throws if no file can be created. */
  #segment(): OpenSegment {
    if (this.#open && (this.#open.size >= SEGMENT_BYTES || !isIntact(this.#open)))
      this.#closeSegment()
    return (this.#open ??= this.#begin())
  }

  #begin(): OpenSegment {
    const segment = this.#nextSegment()
    const path = join(this.#directory, this.#names.nameOf(segment))
    const open = { file: create(path), segment, size: 0 }
    try {
      append(open, SEGMENT_MAGIC)
    } catch (error) {
      closeSync(open.file)
      throw error
    }
    return { ...open, size: SEGMENT_MAGIC.length }
  }

  #closeSegment(): void {
    if (this.#open) closeSync(this.#open.file)
    this.#open = undefined
  }
}

function create(path: string): number {
  try {
    return openSync(path, 'wx')
  } catch {
    mkdirSync(join(path, '..'), { recursive: true })
    return openSync(path, 'wx')
  }
}

/**
 * Whether the file still exists and has the expected size: another process may have compacted
 * the store.
 */
function isIntact({ file, size }: OpenSegment): boolean {
  const stat = fstatSync(file)
  return stat.nlink > 0 && stat.size === size
}

function append({ file, size }: OpenSegment, bytes: Uint8Array): void {
  let written = 0
  try {
    while (written < bytes.length)
      written += writeSync(file, bytes, written, bytes.length - written, size + written)
  } catch (error) {
    // A partial write isn't a valid entry, but it takes up space, which matters on a full disk.
    ftruncateSync(file, size)
    throw error
  }
}
