import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { HEADER_BYTES, readHeader, SEGMENT_MAGIC } from './stored-entry.ts'

const SUFFIX = '.pack'

/** The most segments that one thread keeps open. */
const MAX_OPEN = 32

/** Maps segment numbers to file names: first the existing files, then those of this process. */
export class SegmentNames {
  readonly found: readonly string[]
  readonly session: string

  /**
   * @param found File names that existed when the store was opened.
   * @param session Prefix of the files that this process writes. Unique to the process.
   */
  constructor(found: readonly string[], session: string) {
    this.found = found
    this.session = session
  }

  /** Whether this process wrote the segment. */
  isOwn(name: string): boolean {
    return name.startsWith(`${this.session}-`)
  }

  nameOf(segment: number): string {
    const own = segment - this.found.length
    return this.found[segment] ?? `${this.session}-${own.toString(36)}${SUFFIX}`
  }
}

/** Lists the segment files in a folder. Empty if it doesn't exist. */
export function listSegments(directory: string): string[] {
  try {
    return (
      readdirSync(directory, { withFileTypes: true })
        // Opening a named pipe would block.
        .filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))
        .map(({ name }) => name)
        .sort()
    )
  } catch {
    return []
  }
}

/** Reads entries from segments. */
export class SegmentReader {
  readonly #directory: string
  readonly #names: SegmentNames
  readonly #open = new Map<number, number>()
  #scratch = Buffer.allocUnsafeSlow(128 * 1024)

  constructor(directory: string, names: SegmentNames) {
    this.#directory = directory
    this.#names = names
  }

  /**
   * Reads bytes of a segment into a buffer that the next call overwrites. Returns undefined if
   * they can't be read.
   */
  read(segment: number, offset: number, length: number): Buffer | undefined {
    try {
      if (this.#scratch.length < length) {
        // A damaged index may contain any length, so don't allocate more than the file can
        // hold.
        if (fstatSync(this.#file(segment)).size < offset + length) return undefined
        this.#scratch = Buffer.allocUnsafeSlow(length * 2)
      }
      const read = readSync(this.#file(segment), this.#scratch, 0, length, offset)
      return read === length ? this.#scratch.subarray(0, length) : undefined
    } catch {
      return undefined
    }
  }

  close(): void {
    for (const file of this.#open.values()) closeSync(file)
    this.#open.clear()
  }

  #file(segment: number): number {
    const known = this.#open.get(segment)
    if (known !== undefined) return known
    const [oldest] = this.#open
    if (oldest && this.#open.size >= MAX_OPEN) {
      this.#open.delete(oldest[0])
      closeSync(oldest[1])
    }
    const file = openSync(join(this.#directory, this.#names.nameOf(segment)), 'r')
    this.#open.set(segment, file)
    return file
  }
}

/**
 * Walks the entry headers of a segment. Stops at the first invalid header, or at an entry that
 * extends beyond the end of the file, which is a tail truncated by a crash. An unreadable
 * segment yields nothing.
 *
 * @param from Offset at which an entry starts, or 0 for the start of the segment.
 */
export function scanSegment(
  path: string,
  from: number,
  found: (key: Buffer, offset: number, length: number) => void,
): void {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return
  }
  try {
    const { size } = fstatSync(file)
    const header = Buffer.alloc(HEADER_BYTES)
    let offset = from
    if (offset === 0) {
      readSync(file, header, 0, SEGMENT_MAGIC.length, 0)
      if (!header.subarray(0, SEGMENT_MAGIC.length).equals(SEGMENT_MAGIC)) return
      offset = SEGMENT_MAGIC.length
    }
    while (readSync(file, header, 0, HEADER_BYTES, offset) === HEADER_BYTES) {
      const entry = readHeader(header)
      if (!entry || offset + entry.length > size) return
      found(entry.key, offset, entry.length)
      offset += entry.length
    }
  } catch {
    // An unreadable rest is treated as missing.
  } finally {
    closeSync(file)
  }
}
