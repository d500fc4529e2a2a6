import { contentHash } from '../kit/content-hash.ts'
import { isPlainObject } from '../kit/stored-kind.ts'
import type { SearchRecord } from '../../runtime/search-records.ts'
import { CborReader } from './cbor.ts'
import {
  knownVersion,
  pagefindHash,
  readFilter,
  readMeta,
  UnknownIndexError,
  unpackFile,
  type IndexFilter,
  type IndexMeta,
} from './pagefind-format.ts'
import { readFragment } from './read-fragment.ts'
import type { SearchFile } from './search-file.ts'
import { WordTally } from './word-tally.ts'

/** What Pagefind makes of a few pages that follow each other, in a form that can be merged. */
export interface IndexBatch {
  head: BatchHead
  /** Of each language the words with their positions, as `mergeWords` takes them. */
  words: Uint8Array[]
  /** Of each language how often pages have words: `WordColumns` as JSON, which take less room so. */
  tallies: Uint8Array[]
}

/** All of a batch but what is long. */
export interface BatchHead {
  /** What `pagefind-entry.json` says beside its languages. */
  entry: EntryHead
  /** Pagefind's code for the browser: paths, with a hash of each content. */
  code: [path: string, hash: string][]
  languages: BatchLanguage[]
}

type EntryHead = Record<string, unknown> & { version: string }

export interface BatchLanguage {
  language: string
  /** Pagefind's name of its code for the language; null where it has none. */
  wasm: string | null
  fields: string[]
  /** In their order: the hash of each page's text, and how many words Pagefind counts. */
  pages: { hash: string; words: number }[]
  filters: IndexFilter[]
  /** Of the pages, without their ids: these depend on other pages. */
  records: SearchRecord[]
}

/** What Pagefind gave, taken apart. */
export interface TakenApart {
  batch: IndexBatch
  /** Of each language the texts of its pages, in their order, as files have them. */
  fragments: Uint8Array[][]
  /** The files of Pagefind's code, which are the same for all pages. */
  code: SearchFile[]
}

const META = /^pagefind\.(.+)\.pf_meta$/
const DATA = /\.pf_\w+$/
const ENTRY = 'pagefind-entry.json'

/**
 * Takes an index apart.
 *
 * @param files As Pagefind gives them.
 * @throws UnknownIndexError, or CborError, where they are not of the form that we know.
 */
export function readBatch(files: readonly SearchFile[]): TakenApart {
  const contents = new Map(files.map(({ path, content }) => [path, content]))
  const { languages, ...entry } = readEntry(contents.get(ENTRY))
  const parts = languages.map(({ language, hash, wasm }) => {
    const meta = readMeta(unpackFile(need(contents, `pagefind.${hash}.pf_meta`)))
    return readLanguage(contents, meta, language, wasm)
  })
  const metas = files.filter(({ path }) => META.test(path))
  if (metas.length !== parts.length)
    throw new UnknownIndexError('the index has languages that it does not name')
  const code = files.filter(({ path }) => path !== ENTRY && !DATA.test(path))
  const head: BatchHead = {
    entry,
    code: code.map(({ path, content }) => [path, contentHash(content)]),
    languages: parts.map(({ part }) => part),
  }
  return {
    batch: {
      head,
      words: parts.map(({ words }) => words),
      tallies: parts.map(({ tally }) => Buffer.from(JSON.stringify(tally.toColumns()))),
    },
    fragments: parts.map(({ fragments }) => fragments),
    code,
  }
}

function readLanguage(
  contents: ReadonlyMap<string, Uint8Array>,
  meta: IndexMeta,
  language: string,
  wasm: string | null,
): { part: BatchLanguage; tally: WordTally; words: Uint8Array; fragments: Uint8Array[] } {
  // Texts whose language Pagefind does not know join those of the language with most pages.
  if (language === 'unknown') throw new UnknownIndexError('a page has no language')
  const tally = new WordTally()
  const pages: BatchLanguage['pages'] = []
  const records: SearchRecord[] = []
  const fragments: Uint8Array[] = []
  for (const { name, words } of meta.pages) {
    const content = need(contents, `fragment/${name}.pf_fragment`)
    const page = readFragment(content, '')
    tally.addPage(page.words)
    records.push(page.record)
    fragments.push(content)
    pages.push({ hash: pagefindHash(unpackFile(content)), words })
  }
  const filters = meta.filters.map(({ name }) =>
    readFilter(unpackFile(need(contents, `filter/${name}.pf_filter`))),
  )
  const words = meta.chunks.map(({ name }) =>
    wordsOf(unpackFile(need(contents, `index/${name}.pf_index`))),
  )
  const { fields } = meta
  return {
    part: { language, wasm, fields, pages, filters, records },
    tally,
    words: Buffer.concat(words),
    fragments,
  }
}

/** What is in the outer arrays of a chunk. */
function wordsOf(chunk: Buffer): Buffer {
  const cbor = new CborReader(chunk)
  cbor.array(1)
  cbor.array()
  return chunk.subarray(cbor.at)
}

function need(contents: ReadonlyMap<string, Uint8Array>, path: string): Uint8Array {
  const content = contents.get(path)
  if (!content) throw new UnknownIndexError(`the index names ${path}, which it has not`)
  return content
}

type Entry = EntryHead & {
  languages: { language: string; hash: string; wasm: string | null }[]
}

function readEntry(content: Uint8Array | undefined): Entry {
  const entry: unknown = content && JSON.parse(Buffer.from(content).toString())
  if (!isPlainObject(entry) || !isPlainObject(entry['languages']))
    throw new UnknownIndexError(`${ENTRY} names no languages`)
  const version = knownVersion(entry['version'])
  const languages = Object.entries(entry['languages']).map(([language, value]) => {
    const { hash, wasm = null, ...rest } = isPlainObject(value) ? value : {}
    const others = Object.keys(rest).filter((key) => key !== 'page_count')
    if (
      typeof hash !== 'string' ||
      (wasm !== null && typeof wasm !== 'string') ||
      others.length > 0
    )
      throw new UnknownIndexError(`${ENTRY} says something unknown of ${language}`)
    return { language, hash, wasm }
  })
  return { ...entry, version, languages }
}
