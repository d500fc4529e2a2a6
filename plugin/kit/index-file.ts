import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { renameWithRetry } from './rename-with-retry.ts'
import { checksum, KEY_BYTES } from './stored-entry.ts'
import type { IndexedEntry } from './shared-index.ts'

/** A segment, as of when the index was written. */
interface IndexedSegment {
  name: string
  /** Entries that start below this offset are in the index. */
  size: number
}

/** What is written to the index file. */
interface NewIndex {
  segments: IndexedSegment[]
  /** In each entry, `segment` is a position in `segments`. */
  entries: IndexedEntry[]
}

/** The content of the index file. */
export interface StoredIndex {
  segments: IndexedSegment[]
  /**
   * `ENTRY_WORDS` words for each entry: key (4), position in `segments`, offset, length, minute of
   * last use. No key occurs twice.
   */
  entries: Int32Array
}

const FILE = 'index'
const MAGIC = Buffer.from('skerry index 1\n\n')
const CHECKSUM_BYTES = 16
/** Key, then 32-bit segment, offset, length and minute of last use. */
const ENTRY_BYTES = KEY_BYTES + 16
/** Size of an entry, in 32-bit words. */
export const ENTRY_WORDS = ENTRY_BYTES / Int32Array.BYTES_PER_ELEMENT

/**
 * Reads the index file of a store. It saves scanning the segments, and records when each entry
 * was last used. Returns undefined if it is missing or damaged: the segments are then scanned.
 */
export function readIndexFile(directory: string): StoredIndex | undefined {
  const file = join(directory, FILE)
  try {
    // Reading a named pipe would block.
    if (!statSync(file).isFile()) return undefined
    const bytes = readFileSync(file)
    const end = bytes.length - CHECKSUM_BYTES
    const isWhole = checksum(bytes.subarray(0, end)).equals(bytes.subarray(end))
    return isWhole ? parseIndex(bytes) : undefined
  } catch {
    return undefined
  }
}

function parseIndex(bytes: Buffer): StoredIndex | undefined {
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  let at = MAGIC.length
  const next = () => bytes.readUInt32LE((at += 4) - 4)
  const segments: IndexedSegment[] = []
  const [segmentCount, entryCount] = [next(), next()]
  while (segments.length < segmentCount) {
    const [size, length] = [next(), next()]
    segments.push({ name: bytes.toString('latin1', at, (at += length)), size })
  }
  // A copy, because words have to be aligned.
  const entries = new Int32Array(entryCount * ENTRY_WORDS)
  const copy = Buffer.from(entries.buffer)
  copy.set(bytes.subarray(at, at + entries.byteLength))
  if (endianness() === 'BE') copy.swap32()
  return { segments, entries }
}

/** Whether a file is a temporary index file that was never renamed into place. */
export function isIndexDraft(name: string): boolean {
  return name.startsWith(`${FILE}.`)
}

/** Replaces the index file atomically. If that fails, the old one is kept, or there is none. */
export function writeIndexFile(directory: string, { segments, entries }: NewIndex): void {
  const names = segments.reduce((sum, { name }) => sum + name.length + 8, 0)
  const length = MAGIC.length + 8 + names + entries.length * ENTRY_BYTES
  const bytes = Buffer.alloc(length + CHECKSUM_BYTES)
  let at = MAGIC.copy(bytes)
  const add = (value: number) => (at = bytes.writeUInt32LE(value, at))
  add(segments.length)
  add(entries.length)
  for (const { name, size } of segments) {
    add(size)
    add(name.length)
    at += bytes.write(name, at, 'latin1')
  }
  for (const { key, segment, offset, length: size, usedAt } of entries) {
    at += key.copy(bytes, at)
    for (const value of [segment, offset, size, usedAt]) add(value)
  }
  bytes.set(checksum(bytes.subarray(0, length)), length)
  const draft = join(directory, `${FILE}.${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(draft, bytes)
    renameWithRetry(draft, join(directory, FILE))
  } catch {
    rmSync(draft, { force: true })
  }
}
