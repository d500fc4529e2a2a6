/**
 * Number of slots in the first table. Each further table has twice as many as the one before.
 */
const FIRST_TABLE = 2 ** 14
/** Maximum number of tables: two million slots. */
export const MAX_TABLES = 7

/** 32-bit words per slot: state, key (4), segment, offset, length, last use. */
export const SLOT_WORDS = 9
/** Words in the header, before the first table. */
const HEAD_WORDS = 16
/** Header word with the number of tables. */
export const TABLES = 0

/** A key as the four words that a slot stores. */
export type KeyWords = readonly [number, number, number, number]

/** Bytes of this many tables and the header. */
const bytes = (tables: number) => tableStart(tables) * Int32Array.BYTES_PER_ELEMENT

/** Allocates memory that can grow to `MAX_TABLES` tables, with space for the first. */
export function createTables(): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes(1), { maxByteLength: bytes(MAX_TABLES) })
  new Int32Array(memory)[TABLES] = 1
  return memory
}

/** Grows memory to this many tables. Returns false if there is no memory left. */
export function growTables(memory: SharedArrayBuffer, tables: number): boolean {
  try {
    if (memory.byteLength < bytes(tables)) memory.grow(bytes(tables))
  } catch {
    // Another thread may have grown it first.
  }
  return memory.byteLength >= bytes(tables)
}

/** Number of slots in a table. */
export function slotsOf(table: number): number {
  return FIRST_TABLE << table
}

/** Word at which a table starts. */
export function tableStart(table: number): number {
  return HEAD_WORDS + FIRST_TABLE * ((1 << table) - 1) * SLOT_WORDS
}

/** The slot to probe for a key at a given step of linear probing. */
export function slotAt(table: number, key: KeyWords, step: number): number {
  const place = ((key[0] >>> 0) + step) & (slotsOf(table) - 1)
  return tableStart(table) + place * SLOT_WORDS
}

/** Splits a key into the words that a slot stores. */
export function keyWords(key: Buffer): KeyWords {
  return [key.readInt32LE(0), key.readInt32LE(4), key.readInt32LE(8), key.readInt32LE(12)]
}
