import { contentHash } from '../kit/content-hash.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'
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

/** What Pagefind makes of a batch of consecutive pages, in a form that can be merged. */
export interface IndexBatch {
  head: BatchHead
  /** Words with their positions by language, in the form that `mergeWords` takes. */
  words: Uint8Array[]
  /** Number of pages per word by language: `WordColumns` as JSON, which is compact. */
  tallies: Uint8Array[]
}

/** The metadata of a batch. */
export interface BatchHead {
  /** The properties of `pagefind-entry.json` apart from its languages. */
  entry: EntryHead
  /** Pagefind's browser code: paths and content hashes. */
  code: [path: string, hash: string][]
  languages: BatchLanguage[]
}

type EntryHead = Record<string, unknown> & { version: string }

/** The metadata of one language in a batch. */
interface BatchLanguage {
  language: string
  /** Pagefind's name for its WebAssembly of the language, or null if there is none. */
  wasm: string | null
  fields: string[]
  /** In page order: the hash of the text, and the number of words according to Pagefind. */
  pages: { hash: string; words: number }[]
  filters: IndexFilter[]
  /** Records of the pages without their ids, which depend on other pages. */
  records: SearchRecord[]
}

/** An index of Pagefind split into its parts. */
export interface SplitIndex {
  batch: IndexBatch
  /** Texts of the pages by language, in page order, as they are in files. */
  fragments: Uint8Array[][]
  /** Files of Pagefind's code, which don't depend on the pages. */
  code: SearchFile[]
}

const META = /^pagefind\.(.+)\.pf_meta$/
const DATA = /\.pf_\w+$/
const ENTRY = 'pagefind-entry.json'

/**
 * Splits an index into its parts.
 *
 * @param files The output of Pagefind.
 * @throws UnknownIndexError or CborError if the format is unknown.
 */
export function readBatch(files: readonly SearchFile[]): SplitIndex {
  const contents = new Map(files.map(({ path, content }) => [path, content]))
  const { languages, ...entry } = readEntry(contents.get(ENTRY))
  const parts = languages.map(({ language, hash, wasm }) => {
    const meta = readMeta(unpackFile(need(contents, `pagefind.${hash}.pf_meta`)))
    return readLanguage(contents, meta, language, wasm)
  })
  const metas = files.filter(({ path }) => META.test(path))
  if (metas.length !== parts.length)
    throw new UnknownIndexError('the index has unlisted languages')
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
  // Pagefind adds pages of an unknown language to the language with the most pages.
  if (language === 'unknown') throw new UnknownIndexError('a page has no language')
  const tally = new WordTally()
  const pages: BatchLanguage['pages'] = []
  const records: SearchRecord[] = []
  const fragments: Uint8Array[] = []
  for (const { name, words } of meta.pages) {
    const content = need(contents, `fragment/${name}.pf_fragment`)
    const unpacked = unpackFile(content)
    const page = readFragment(unpacked, '')
    tally.addPage(page.words)
    records.push(page.record)
    fragments.push(content)
    pages.push({ hash: pagefindHash(unpacked), words })
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

/** The content of a chunk, without the enclosing arrays. */
function wordsOf(chunk: Buffer): Buffer {
  const cbor = new CborReader(chunk)
  cbor.array(1)
  cbor.array()
  return chunk.subarray(cbor.at)
}

function need(contents: ReadonlyMap<string, Uint8Array>, path: string): Uint8Array {
  const content = contents.get(path)
  if (!content) throw new UnknownIndexError(`the index lacks ${path}`)
  return content
}

type Entry = EntryHead & {
  languages: { language: string; hash: string; wasm: string | null }[]
}

function readEntry(content: Uint8Array | undefined): Entry {
  const entry: unknown = content && JSON.parse(Buffer.from(content).toString())
  if (!isPlainObject(entry) || !isPlainObject(entry['languages']))
    throw new UnknownIndexError(`${ENTRY} lists no languages`)
  const version = knownVersion(entry['version'])
  const languages = Object.entries(entry['languages']).map(([language, value]) => {
    const { hash, wasm = null, ...rest } = isPlainObject(value) ? value : {}
    const others = Object.keys(rest).filter((key) => key !== 'page_count')
    if (
      typeof hash !== 'string' ||
      (wasm !== null && typeof wasm !== 'string') ||
      others.length > 0
    )
      throw new UnknownIndexError(`${ENTRY} has unknown properties for ${language}`)
    return { language, hash, wasm }
  })
  return { ...entry, version, languages }
}
