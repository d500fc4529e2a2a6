import { CborReader, CborWriter } from './cbor.ts'
import { compareBytes } from './pagefind-format.ts'

/** Words of consecutive pages. */
export interface WordList {
  /** Words with their positions, as concatenated CBOR sorted bytewise. */
  words: Uint8Array
  /** Number of its first page among all pages. */
  firstPage: number
  /** Position of each of its fields among all fields. Undefined if they are unchanged. */
  fields: readonly number[] | undefined
}

/** A file of merged words. */
interface WordChunk {
  bytes: Buffer
  first: string
  last: string
}

/**
 * Number of positions and pages that completes a chunk. Pagefind's default, which we don't
 * change.
 */
const CHUNK = 20_000

/**
 * Merges lists of words into the chunks that Pagefind would write for all of their pages.
 *
 * A word is `[text, pages, variants]`, a page `[number, positions, positions in fields]`, and a
 * variant `[text with accents, pages]`. Page numbers are deltas to the previous page, so only
 * the first page of a word in each list has to be re-encoded. The rest is copied.
 *
 * @param lists In page order.
 * @throws CborError if words have an unexpected format.
 */
export function* mergeWords(lists: readonly WordList[]): Generator<WordChunk> {
  const heap = new CursorHeap(lists)
  const words = new CborWriter()
  let first = ''
  let count = 0
  let size = 0
  for (let equal = heap.takeLeast(); equal.length > 0; equal = heap.takeLeast()) {
    const [{ key: last }] = equal as [WordCursor]
    if (count === 0) first = last
    size += mergeWord(equal, words)
    count++
    heap.putBack(equal)
    if (size < CHUNK && !heap.isEmpty) continue
    yield {
      bytes: closeChunk(words.take(), count),
      first: textOf(first),
      last: textOf(last),
    }
    count = size = 0
  }
}

function closeChunk(words: Buffer, count: number): Buffer {
  const head = new CborWriter()
  head.array(1)
  head.array(count)
  return Buffer.concat([head.take(), words])
}

/**
 * Names the first and last words of chunks by the shortest prefixes that distinguish adjacent
 * chunks.
 */
export function nameRanges(
  chunks: readonly { first: string; last: string }[],
): { from: string; to: string }[] {
  const ranges = chunks.map(({ first, last }) => ({ from: first, to: last }))
  for (const [index, next] of ranges.entries()) {
    const range = ranges[index - 1]
    if (!range) continue
    const [to, from] = distinctBeginnings(range.to, next.from)
    // Not if the range would then end before it begins.
    if (compareBytes(to, range.from) >= 0) range.to = to
    next.from = from
  }
  return ranges
}

function distinctBeginnings(a: string, b: string): [string, string] {
  const [left, right] = [[...a], [...b]]
  let common = 0
  while (common < Math.min(left.length, right.length) && left[common] === right[common])
    common++
  return [left.slice(0, common + 1).join(''), right.slice(0, common + 1).join('')]
}

/** Writes a word that is in several lists. Returns its size, as chunks count it. */
function mergeWord(cursors: readonly WordCursor[], words: CborWriter): number {
  words.array(3)
  words.text(textOf(cursors[0]!.key))
  return mergePages(cursors, words) + mergeVariants(cursors, words)
}

/** Writes the pages of all cursors as one array. Returns their size. */
function mergePages(cursors: readonly WordCursor[], words: CborWriter): number {
  const counts = cursors.map(({ cbor }) => cbor.array())
  words.array(counts.reduce((sum, count) => sum + count, 0))
  let lastPage = 0
  let size = 0
  for (const [index, cursor] of cursors.entries()) {
    const { cbor, list } = cursor
    let page = list.firstPage
    let start = cbor.at
    for (let left = counts[index]!, isFirst = true; left > 0; left--, isFirst = false) {
      cbor.array(3)
      page += cbor.unsigned()
      if (isFirst) {
        words.array(3)
        words.integer(page - lastPage)
        start = cbor.at
      }
      size += cbor.skipIntegers() + 1
      const fieldsAt = cbor.at
      const positions = cbor.skipIntegers()
      size += positions
      if (!list.fields || positions === 0) continue
      words.raw(cbor.bytes, start, fieldsAt)
      writeFields(new CborReader(cbor.bytes, fieldsAt), list.fields, words)
      start = cbor.at
    }
    words.raw(cbor.bytes, start, cbor.at)
    if (counts[index]! > 0) lastPage = page
  }
  return size
}

/** Writes positions in fields. A negative number selects the field of the positions after it. */
function writeFields(
  cbor: CborReader,
  fields: readonly number[],
  words: CborWriter,
): void {
  const count = cbor.array()
  words.array(count)
  for (let left = count; left > 0; left--) {
    const value = cbor.integer()
    words.integer(value < 0 ? -1 - fields[-1 - value]! : value)
  }
}

/**
 * Writes the accented variants of a word with their pages, in order of appearance. Returns
 * their size, in which each variant counts as one.
 */
function mergeVariants(cursors: readonly WordCursor[], words: CborWriter): number {
  const forms = new Map<string, WordCursor[]>()
  for (const { cbor, list } of cursors) {
    for (let left = cbor.array(); left > 0; left--) {
      cbor.array(2)
      const form = cbor.text()
      const cursor = new WordCursor(list, cbor.at)
      forms.set(form, [...(forms.get(form) ?? []), cursor])
      skipPages(cbor)
    }
  }
  words.array(forms.size)
  let size = 0
  for (const [form, pages] of forms) {
    words.array(2)
    words.text(form)
    size += 1 + mergePages(pages, words)
  }
  return size
}

function skipPages(cbor: CborReader): void {
  for (let left = cbor.array(); left > 0; left--) {
    cbor.array(3)
    cbor.unsigned()
    cbor.skipIntegers()
    cbor.skipIntegers()
  }
}

/** A position in a list of words. */
class WordCursor {
  readonly list: WordList
  readonly cbor: CborReader
  /** The next word as latin1, one character per byte, so that strings compare bytewise. */
  key = ''

  constructor(list: WordList, at = 0) {
    this.list = list
    this.cbor = new CborReader(list.words, at)
  }

  /** Reads the next word. Returns whether there is one. */
  next(): boolean {
    const { cbor } = this
    if (cbor.isAtEnd) return false
    cbor.array(3)
    const { start, end } = cbor.textPlace()
    this.key = cbor.bytes.toString('latin1', start, end)
    return true
  }
}

function textOf(key: string): string {
  return Buffer.from(key, 'latin1').toString()
}

/** A priority queue of cursors by next word. Equal words are in the order of their lists. */
class CursorHeap {
  readonly #cursors: WordCursor[] = []

  constructor(lists: readonly WordList[]) {
    this.putBack(lists.map((list) => new WordCursor(list)))
  }

  get isEmpty(): boolean {
    return this.#cursors.length === 0
  }

  /** Removes and returns all cursors at the smallest next word. */
  takeLeast(): WordCursor[] {
    const equal: WordCursor[] = []
    while (
      !this.isEmpty &&
      (equal.length === 0 || this.#cursors[0]!.key === equal[0]!.key)
    )
      equal.push(this.#take())
    return equal
  }

  /** Advances cursors and adds them again. */
  putBack(cursors: readonly WordCursor[]): void {
    for (const cursor of cursors) if (cursor.next()) this.#put(cursor)
  }

  #put(cursor: WordCursor): void {
    const cursors = this.#cursors
    let at = cursors.push(cursor) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(cursor, cursors[parent]!)) break
      cursors[at] = cursors[parent]!
      at = parent
    }
    cursors[at] = cursor
  }

  #take(): WordCursor {
    const cursors = this.#cursors
    const top = cursors[0]!
    const moved = cursors.pop()!
    if (cursors.length === 0) return top
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= cursors.length) break
      const right = child + 1
      if (right < cursors.length && isBefore(cursors[right]!, cursors[child]!))
        child = right
      if (!isBefore(cursors[child]!, moved)) break
      cursors[at] = cursors[child]!
      at = child
    }
    cursors[at] = moved
    return top
  }
}

function isBefore(a: WordCursor, b: WordCursor): boolean {
  return a.key < b.key || (a.key === b.key && a.list.firstPage < b.list.firstPage)
}
