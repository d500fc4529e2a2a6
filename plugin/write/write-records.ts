import { gzipSync } from 'node:zlib'
import {
  hashOf,
  packRecords,
  type SearchLanguage,
  type SearchRecord,
} from '../../runtime/search-records.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import type { IndexOutline } from './index-outline.ts'
import { unpackFile } from './pagefind-format.ts'
import { readFragment } from './read-fragment.ts'
import type { SearchFile } from './search-file.ts'
import { WordTally } from './word-tally.ts'
import { writeWords } from './write-words.ts'
import { groupBy } from '../kit/group-by.ts'

/** The pages of one language in an index. */
export interface LanguagePages {
  language: string
  /** Name of the language's index, which changes with its content: `en_21bc42e7c5`. */
  name: string
  records: SearchRecord[]
  tally: WordTally
}

/**
 * Maximum compressed size that is fetched at once. Beyond it, records are split into several
 * files.
 */
const MAX_BYTES = 64_000
/**
 * With more pages than this, the compressed size always exceeds the limit: each record has a
 * hash of at least seven digits.
 */
const MAX_PAGES = 16_000
/** Approximate number of pages per file if they are split. */
const GROUP = 32

const FRAGMENT = /^fragment\/((.+)_\w+)\.pf_fragment$/

/**
 * Writes titles, headings and words of all pages into a few files next to Pagefind's index, so
 * that results can be shown without a request for each page's text.
 *
 * @param languages The languages of the index.
 * @param outline Tabs, versions and suggested pages.
 */
export function writeRecords(
  languages: readonly LanguagePages[],
  outline: IndexOutline,
): SearchFile[] {
  const list: Record<string, SearchLanguage> = {}
  const written: SearchFile[] = []
  // The largest language first: the search falls back to it, as Pagefind does.
  const ordered = languages.toSorted((a, b) => b.records.length - a.records.length)
  for (const { language, name, records, tally } of ordered) {
    const { digits, contents } = groupRecords(records)
    const { letters, files } = writeWords(name, tally)
    const common = tally.common()
    list[language] = { name, digits, common, letters, ...outline.of(language) }
    written.push(...files)
    for (const [prefix, content] of contents)
      written.push({
        path: `pages/${name}${prefix && `-${prefix}`}.pf_pages`,
        content,
      })
  }
  const content = Buffer.from(JSON.stringify(list))
  return [...written, { path: 'pages.json', content }]
}

/** Reads the pages of each language from Pagefind's output. */
export function readLanguages(files: readonly SearchFile[]): LanguagePages[] {
  const languages = new Map<string, LanguagePages>()
  for (const { path, content } of files) {
    const [, id, language] = FRAGMENT.exec(path) ?? []
    if (id === undefined || language === undefined) continue
    const pages = languages.get(language) ?? {
      language,
      name: nameOfIndex(files, language),
      records: [],
      tally: new WordTally(),
    }
    languages.set(language, pages)
    const { record, words } = readFragment(unpackFile(content), id)
    pages.records.push(record)
    pages.tally.addPage(words)
  }
  // Pagefind's order is arbitrary.
  return [...languages.values()].sort((a, b) => byCodeUnit(a.language, b.language))
}

function nameOfIndex(files: readonly SearchFile[], language: string): string {
  const pattern = /^pagefind\.((.+)_\w+)\.pf_meta$/
  const name = files
    .map(({ path }) => pattern.exec(path))
    .find((match) => match?.[2] === language)?.[1]
  if (name === undefined) throw new Error(`Pagefind wrote no index for ${language}`)
  return name
}

/** Content of each file, by the hash digits at the end of its name. */
function groupRecords(records: readonly SearchRecord[]): {
  digits: number
  contents: Map<string, Uint8Array>
} {
  const sorted = records.toSorted((a, b) => byCodeUnit(a.url, b.url))
  const all = sorted.length > MAX_PAGES ? undefined : compress(sorted)
  if (all && all.length <= MAX_BYTES) return { digits: 0, contents: new Map([['', all]]) }
  const digits = Math.ceil(Math.log(records.length / GROUP) / Math.log(16))
  const groups = groupBy(sorted, ({ id }) => hashOf(id).slice(0, digits))
  const contents = [...groups].map(
    ([prefix, group]) => [prefix, compress(group)] as const,
  )
  return { digits, contents: new Map(contents) }
}

function compress(records: readonly SearchRecord[]): Uint8Array {
  return gzipSync(JSON.stringify(packRecords(records)), { level: 9 })
}
