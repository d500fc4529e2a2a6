import { hash } from 'node:crypto'

/**
 * The layout of segments. A segment starts with `SEGMENT_MAGIC`; entries follow, each a header
 * and a value:
 *
 * | bytes | what                                                     |
 * | ----- | -------------------------------------------------------- |
 * | 4     | `ENTRY_MAGIC`                                            |
 * | 16    | checksum of all that follows: SHA-256, cut to 128 bits   |
 * | 8     | name of the kind, padded with zeros                      |
 * | 16    | key                                                      |
 * | 4     | length of the value, little-endian                       |
 */
export const HEADER_BYTES = 48
const CHECKSUM = 4
const KIND = 20
const KEY = 28
const LENGTH = 44

/** The first bytes of a segment; another version of the layout has another magic. */
export const SEGMENT_MAGIC = Buffer.from('skerry segment 1')

const ENTRY_MAGIC = 0x65796b73

export const KEY_BYTES = 16
const KIND_BYTES = 8

/** What a value is made of: text is stored as UTF-8. */
export type ValuePart = string | Uint8Array

/** Names one value of one kind: 128 bits. */
export function entryKey(kind: string, key: string): Buffer {
  return hash('sha256', `${kind}\0${key}`, 'buffer').subarray(0, KEY_BYTES)
}

/** The number of bytes that a value takes, without its header. */
export function valueBytes(parts: readonly ValuePart[]): number {
  let bytes = 0
  for (const part of parts)
    bytes += typeof part === 'string' ? Buffer.byteLength(part) : part.length
  return bytes
}

/**
 * Writes one entry into a buffer that has room for it.
 *
 * @returns Its length, the header included.
 */
export function writeEntry(
  target: Buffer,
  start: number,
  kind: string,
  key: Uint8Array,
  parts: readonly ValuePart[],
): number {
  let end = start + HEADER_BYTES
  for (const part of parts) {
    if (typeof part === 'string') end += target.write(part, end)
    else {
      target.set(part, end)
      end += part.length
    }
  }
  target.writeUInt32LE(ENTRY_MAGIC, start)
  target.fill(0, start + KIND, start + KEY)
  target.write(kind, start + KIND, KIND_BYTES, 'latin1')
  target.set(key, start + KEY)
  target.writeUInt32LE(end - start - HEADER_BYTES, start + LENGTH)
  target.set(checksum(target.subarray(start + KIND, end)), start + CHECKSUM)
  return end - start
}

/** The value of an entry; undefined where its bytes are not those that were written under this key. */
export function entryValue(entry: Buffer, key: Uint8Array): Buffer | undefined {
  if (!isWhole(entry)) return undefined
  const ownKey = entry.subarray(KEY, KEY + KEY_BYTES)
  return ownKey.equals(key) ? entry.subarray(HEADER_BYTES) : undefined
}

/** Whether an entry's bytes are as they were written. */
export function isWhole(entry: Buffer): boolean {
  const header = readHeader(entry)
  return (
    header?.length === entry.length &&
    checksum(entry.subarray(KIND)).equals(entry.subarray(CHECKSUM, KIND))
  )
}

/** What a header says; its checksum is not looked at. */
export interface EntryHeader {
  kind: string
  key: Buffer
  /** Of the whole entry. */
  length: number
}

/** Reads a header; undefined where there is none. */
export function readHeader(bytes: Buffer): EntryHeader | undefined {
  if (bytes.length < HEADER_BYTES || bytes.readUInt32LE(0) !== ENTRY_MAGIC)
    return undefined
  return {
    kind: bytes.toString('latin1', KIND, KEY).replace(/\0+$/, ''),
    key: bytes.subarray(KEY, KEY + KEY_BYTES),
    length: HEADER_BYTES + bytes.readUInt32LE(LENGTH),
  }
}

/** 128 bits of SHA-256. */
export function checksum(bytes: Uint8Array): Buffer {
  return hash('sha256', bytes, 'buffer').subarray(0, 16)
}
