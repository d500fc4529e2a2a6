import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { CborReader, CborWriter } from './cbor.ts'

/*
 * The file formats of a Pagefind index of version 1.6: a magic and CBOR (JSON for the text of a
 * page), gzipped, in files named by language and a prefix of their hash. Based on Pagefind's
 * sources, `pagefind/src/index/` in https://github.com/Pagefind/pagefind. Anything else is
 * rejected.
 */

/** The index has a format that we don't know, because another version of Pagefind wrote it. */
export class UnknownIndexError extends Error {
  override readonly name = 'UnknownIndexError'
}

/** Metadata of all pages of a language: `pagefind.<name>.pf_meta`. */
export interface IndexMeta {
  version: string
  /** In order of page numbers. */
  pages: { name: string; words: number }[]
  /** Files of words, in word order. */
  chunks: WordRange[]
  filters: { filter: string; name: string }[]
  /** Names of metadata fields. Word positions in fields refer to them by index. */
  fields: string[]
}

/** The range of words in a chunk. */
interface WordRange {
  from: string
  to: string
  name: string
}

/** `filter/<name>.pf_filter` */
export interface IndexFilter {
  filter: string
  values: { value: string; pages: number[] }[]
}

/** The versions that use this format. */
const VERSION = /^1\.6\.\d+$/

const MARK = Buffer.from('pagefind_dcd')

/** Minimum number of hash digits in a name. More are used if the name is taken. */
const DIGITS = 7

/**
 * Checks that we know the index format of a version.
 *
 * @throws UnknownIndexError
 */
export function knownVersion(version: unknown): string {
  if (typeof version === 'string' && VERSION.test(version)) return version
  throw new UnknownIndexError(`an index of Pagefind ${String(version)}`)
}

/**
 * Decompresses a file of an index.
 *
 * @throws UnknownIndexError
 */
export function unpackFile(content: Uint8Array): Buffer {
  const bytes = gunzipSync(content)
  if (!bytes.subarray(0, MARK.length).equals(MARK))
    throw new UnknownIndexError('a file of the index has an unknown magic')
  return bytes.subarray(MARK.length)
}

/** Adds the magic to the content of a file, which is then ready to be compressed. */
export function markFile(content: Uint8Array): Buffer {
  return Buffer.concat([MARK, content])
}

/**
 * Decodes the metadata of all pages.
 *
 * @throws UnknownIndexError or CborError if it has another format.
 */
export function readMeta(bytes: Uint8Array): IndexMeta {
  const cbor = new CborReader(bytes)
  cbor.array(6)
  const version = cbor.text()
  if (!VERSION.test(version))
    throw new UnknownIndexError(`an index of Pagefind ${version}`)
  const pages = cbor.list(() => {
    cbor.array(3)
    const page = { name: cbor.text(), words: cbor.unsigned() }
    if (cbor.text() !== '')
      throw new UnknownIndexError('a page has a value without a name')
    return page
  })
  const chunks = cbor.list(() => {
    cbor.array(3)
    return { from: cbor.text(), to: cbor.text(), name: cbor.text() }
  })
  const filters = cbor.list(() => {
    cbor.array(2)
    return { filter: cbor.text(), name: cbor.text() }
  })
  if (cbor.array() > 0) throw new UnknownIndexError('pages can be sorted')
  return { version, pages, chunks, filters, fields: cbor.list(() => cbor.text()) }
}

/** The inverse of {@link readMeta}. */
export function writeMeta({
  version,
  pages,
  chunks,
  filters,
  fields,
}: IndexMeta): Buffer {
  const cbor = new CborWriter()
  cbor.array(6)
  cbor.text(version)
  cbor.list(pages, ({ name, words }) => {
    cbor.array(3)
    cbor.text(name)
    cbor.integer(words)
    cbor.text('')
  })
  cbor.list(chunks, ({ from, to, name }) =>
    cbor.list([from, to, name], (text) => cbor.text(text)),
  )
  cbor.list(filters, ({ filter, name }) =>
    cbor.list([filter, name], (text) => cbor.text(text)),
  )
  cbor.array(0)
  cbor.list(fields, (field) => cbor.text(field))
  return cbor.take()
}

/**
 * Decodes a filter: its values, and the pages that have them.
 *
 * @throws CborError
 */
export function readFilter(bytes: Uint8Array): IndexFilter {
  const cbor = new CborReader(bytes)
  cbor.array(2)
  const filter = cbor.text()
  const values = cbor.list(() => {
    cbor.array(2)
    return { value: cbor.text(), pages: cbor.list(() => cbor.unsigned()) }
  })
  return { filter, values }
}

/** The inverse of {@link readFilter}. */
export function writeFilter({ filter, values }: IndexFilter): Buffer {
  const cbor = new CborWriter()
  cbor.array(2)
  cbor.text(filter)
  cbor.list(values, ({ value, pages }) => {
    cbor.array(2)
    cbor.text(value)
    cbor.list(pages, (page) => cbor.integer(page))
  })
  return cbor.take()
}

/** SHA-1 as Pagefind formats it: hexadecimal, without leading zeros of bytes. */
export function pagefindHash(bytes: Uint8Array): string {
  return [...createHash('sha1').update(bytes).digest()]
    .map((byte) => byte.toString(16))
    .join('')
}

/**
 * The name of a language's index. As in Pagefind, it has extra digits for each letter of the
 * language.
 */
export function metaName(language: string, bytes: Uint8Array): string {
  const digits = DIGITS + 1 + language.length
  return `${language}_${pagefindHash(bytes).slice(0, digits)}`
}

/** Assigns names to the files of a folder. Each is the shortest unused prefix of its hash. */
export class IndexNames {
  readonly #language: string
  /** Number of digits by which a name that is taken grows. */
  readonly #step: number
  readonly #taken = new Map<string, string>()

  constructor(language: string, step: number) {
    this.#language = language
    this.#step = step
  }

  /**
   * @throws UnknownIndexError if a hash occurs twice, a case in which Pagefind's output is
   *   broken.
   */
  add(hash: string): string {
    let digits = DIGITS
    let name = this.#nameOf(hash, digits)
    for (
      let other = this.#taken.get(name);
      other !== undefined;
      other = this.#taken.get(name)
    ) {
      if (other === hash) throw new UnknownIndexError('two files are the same')
      digits += this.#step
      name = this.#nameOf(hash, digits)
    }
    this.#taken.set(name, hash)
    return name
  }

  #nameOf(hash: string, digits: number): string {
    return `${this.#language}_${hash.slice(0, digits)}`
  }
}

/** Compares strings bytewise, which is the order in an index. */
export function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
