/** Slots of the first table; each further table has twice as many. */
const FIRST_TABLE = 2 ** 14
export const MOST_TABLES = 7

/** Words of a slot: its state, the key's four, segment, offset, length, last use. */
export const SLOT_WORDS = 9
/** Words before the first table. */
const HEAD_WORDS = 16
/** The word that says how many tables there are. */
export const TABLES = 0

/** Words of the key that a slot has. */
export type KeyWords = readonly [number, number, number, number]

/** Memory for all tables that there may be, with room for the first. */
export function createTables(): SharedArrayBuffer {
  const bytes = (tables: number) => tableStart(tables) * Int32Array.BYTES_PER_ELEMENT
  const memory = new SharedArrayBuffer(bytes(1), { maxByteLength: bytes(MOST_TABLES) })
  new Int32Array(memory)[TABLES] = 1
  return memory
}

/** The number of slots of a table. */
export function slotsOf(table: number): number {
  return FIRST_TABLE << table
}

/** The word at which a table starts. */
export function tableStart(table: number): number {
  return HEAD_WORDS + FIRST_TABLE * ((1 << table) - 1) * SLOT_WORDS
}

/** The slot of a table in which a key is looked for at this step. */
export function slotAt(table: number, key: KeyWords, step: number): number {
  const place = ((key[0] >>> 0) + step) & (slotsOf(table) - 1)
  return tableStart(table) + place * SLOT_WORDS
}

/** A key as a slot has it. */
export function keyWords(key: Buffer): KeyWords {
  return [key.readInt32LE(0), key.readInt32LE(4), key.readInt32LE(8), key.readInt32LE(12)]
}
