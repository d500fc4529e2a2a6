import { hash } from 'node:crypto'

/**
 * The layout of segments. A segment starts with `SEGMENT_MAGIC`, followed by entries that each
 * consist of a header and a value. The header:
 *
 * | bytes | content                                                       |
 * | ----- | ------------------------------------------------------------- |
 * | 4     | `ENTRY_MAGIC`                                                 |
 * | 16    | checksum of everything after it: SHA-256 truncated to 128 bits |
 * | 8     | name of the kind, padded with zeros                           |
 * | 16    | key                                                           |
 * | 4     | length of the value, little-endian                            |
 */
export const HEADER_BYTES = 48
const CHECKSUM = 4
const KIND = 20
const KEY = 28
const LENGTH = 44

/** The first bytes of a segment. Changes with the layout. */
export const SEGMENT_MAGIC = Buffer.from('skerry segment 1')

const ENTRY_MAGIC = 0x65796b73

/** Size of an entry's key: 128 bits. */
export const KEY_BYTES = 16
const KIND_BYTES = 8

/** A part of a value. Strings are stored as UTF-8. */
export type ValuePart = string | Uint8Array

/** Derives the 128-bit key of an entry from its kind and key. */
export function entryKey(kind: string, key: string): Buffer {
  return hash('sha256', `${kind}\0${key}`, 'buffer').subarray(0, KEY_BYTES)
}

/** Size of a value in bytes, without the header. */
export function valueBytes(parts: readonly ValuePart[]): number {
  let bytes = 0
  for (const part of parts)
    bytes += typeof part === 'string' ? Buffer.byteLength(part) : part.length
  return bytes
}

/**
 * Writes an entry into a buffer that has enough space.
 *
 * @returns The length of the entry, including the header.
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

/** The value of an entry, or undefined if the entry is damaged or has another key. */
export function entryValue(entry: Buffer, key: Uint8Array): Buffer | undefined {
  if (!isIntact(entry)) return undefined
  const ownKey = entry.subarray(KEY, KEY + KEY_BYTES)
  return ownKey.equals(key) ? entry.subarray(HEADER_BYTES) : undefined
}

/** Whether an entry is complete and its checksum matches. */
export function isIntact(entry: Buffer): boolean {
  const header = readHeader(entry)
  return (
    header?.length === entry.length &&
    checksum(entry.subarray(KIND)).equals(entry.subarray(CHECKSUM, KIND))
  )
}

/** The content of a header, except its checksum. */
interface EntryHeader {
  kind: string
  key: Buffer
  /** Length of the whole entry. */
  length: number
}

/** Parses a header without verifying the checksum. Returns undefined if it isn't one. */
export function readHeader(bytes: Buffer): EntryHeader | undefined {
  if (bytes.length < HEADER_BYTES || bytes.readUInt32LE(0) !== ENTRY_MAGIC)
    return undefined
  return {
    kind: bytes.toString('latin1', KIND, KEY).replace(/\0+$/, ''),
    key: bytes.subarray(KEY, KEY + KEY_BYTES),
    length: HEADER_BYTES + bytes.readUInt32LE(LENGTH),
  }
}

/** SHA-256 truncated to 128 bits. */
export function checksum(bytes: Uint8Array): Buffer {
  return hash('sha256', bytes, 'buffer').subarray(0, 16)
}
