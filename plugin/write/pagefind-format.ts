import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { CborReader, CborWriter } from './cbor.ts'

/*
 * The files of a Pagefind index, as version 1.6 writes them: gzip of a mark and of CBOR (a
 * page's text is JSON), named by language and the beginning of their hash. Read from its sources,
 * `pagefind/src/index/` in https://github.com/Pagefind/pagefind; what differs from them is refused.
 */

/** An index is not what this version of ours can take apart: another Pagefind wrote it. */
export class UnknownIndexError extends Error {
  override readonly name = 'UnknownIndexError'
}

/** What is known of all pages of a language: `pagefind.<name>.pf_meta`. */
export interface IndexMeta {
  version: string
  /** In the order of their numbers. */
  pages: { name: string; words: number }[]
  /** Files of words, in the order of these. */
  chunks: WordRange[]
  filters: { filter: string; name: string }[]
  /** Names of what is said of pages beside their text; positions of words in it are told apart by place here. */
  fields: string[]
}

/** Words of a chunk. */
export interface WordRange {
  from: string
  to: string
  name: string
}

/** `filter/<name>.pf_filter` */
export interface IndexFilter {
  filter: string
  values: { value: string; pages: number[] }[]
}

/** The version whose format this is. */
const VERSION = /^1\.6\.\d+$/

const MARK = Buffer.from('pagefind_dcd')

/** Of a hash, as far as names have it where no other name is the same. */
const DIGITS = 7

/**
 * A version whose indexes we know.
 *
 * @throws UnknownIndexError
 */
export function knownVersion(version: unknown): string {
  if (typeof version === 'string' && VERSION.test(version)) return version
  throw new UnknownIndexError(`an index of Pagefind ${String(version)}`)
}

/**
 * The content of a file of an index.
 *
 * @throws UnknownIndexError
 */
export function unpackFile(content: Uint8Array): Buffer {
  const bytes = gunzipSync(content)
  if (!bytes.subarray(0, MARK.length).equals(MARK))
    throw new UnknownIndexError('a file of the index begins in an unknown way')
  return bytes.subarray(MARK.length)
}

/** The content of a file of an index as it is before it is compressed. */
export function markFile(content: Uint8Array): Buffer {
  return Buffer.concat([MARK, content])
}

/**
 * Reads what is known of all pages.
 *
 * @throws UnknownIndexError, or CborError where the bytes are of another form.
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
 * Reads which pages have which values of a filter.
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

/** SHA-1 as Pagefind writes it: each byte in hexadecimal, without a zero before a single digit. */
export function pagefindHash(bytes: Uint8Array): string {
  return [...createHash('sha1').update(bytes).digest()]
    .map((byte) => byte.toString(16))
    .join('')
}

/** The name of a language's index; like Pagefind's it has as many more digits as the language has letters. */
export function metaName(language: string, bytes: Uint8Array): string {
  const digits = DIGITS + 1 + language.length
  return `${language}_${pagefindHash(bytes).slice(0, digits)}`
}

/** Gives files of one folder names, each of which is the beginning of a hash that no other has. */
export class IndexNames {
  readonly #language: string
  /** By how many digits a name grows that is taken. */
  readonly #step: number
  readonly #taken = new Map<string, string>()

  constructor(language: string, step: number) {
    this.#language = language
    this.#step = step
  }

  /** @throws UnknownIndexError where a hash comes twice: what Pagefind does then is of no use. */
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

/** How texts are ordered in an index: by their bytes. */
export function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
