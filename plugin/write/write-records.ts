import { gzipSync } from 'node:zlib'
import {
  hashOf,
  packRecords,
  type SearchLanguage,
  type SearchRecord,
} from '../../runtime/search-records.ts'
import type { IndexOutline } from './index-outline.ts'
import { readFragment } from './read-fragment.ts'
import type { SearchFile } from './search-file.ts'
import { WordTally } from './word-tally.ts'
import { writeWords } from './write-words.ts'

/** The pages of one language of an index. */
export interface LanguagePages {
  language: string
  /** That of its index, which changes with it: `en_21bc42e7c5`. */
  name: string
  records: SearchRecord[]
  tally: WordTally
}

/** More than this, compressed, is not fetched at once: a query then takes the files it needs. */
const MOST_BYTES = 64_000
/** More pages than this are never so few bytes: a record has a hash of seven digits, at the least. */
const MOST_PAGES = 16_000
/** Pages in one of several files, about. */
const GROUP = 32

const FRAGMENT = /^fragment\/((.+)_\w+)\.pf_fragment$/

/**
 * Writes titles and headings of all pages into few files beside Pagefind's index, so that
 * results are shown without a request for the text of each, and the words of all pages.
 *
 * @param languages The index's, each once.
 * @param outline What its pages belong to.
 */
export function writeRecords(
  languages: readonly LanguagePages[],
  outline: IndexOutline,
): SearchFile[] {
  const list: Record<string, SearchLanguage> = {}
  const written: SearchFile[] = []
  // The language with most pages first: the search falls back to it, as Pagefind does.
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

/** Reads the pages of each language from an index, as Pagefind gives it. */
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
    const { record, words } = readFragment(content, id)
    pages.records.push(record)
    pages.tally.addPage(words)
  }
  // Pagefind names them in any order.
  return [...languages.values()].sort((a, b) => (a.language < b.language ? -1 : 1))
}

function nameOfIndex(files: readonly SearchFile[], language: string): string {
  const pattern = /^pagefind\.((.+)_\w+)\.pf_meta$/
  const name = files
    .map(({ path }) => pattern.exec(path))
    .find((match) => match?.[2] === language)?.[1]
  if (name === undefined) throw new Error(`Pagefind wrote no index for ${language}`)
  return name
}

/** The content of each file, by the digits that end its name. */
function groupRecords(records: readonly SearchRecord[]): {
  digits: number
  contents: Map<string, Uint8Array>
} {
  const sorted = records.toSorted((a, b) => (a.url < b.url ? -1 : 1))
  const all = sorted.length > MOST_PAGES ? undefined : compress(sorted)
  if (all && all.length <= MOST_BYTES)
    return { digits: 0, contents: new Map([['', all]]) }
  const digits = Math.ceil(Math.log(records.length / GROUP) / Math.log(16))
  const groups = new Map<string, SearchRecord[]>()
  for (const record of sorted) {
    const prefix = hashOf(record.id).slice(0, digits)
    const group = groups.get(prefix)
    if (group) group.push(record)
    else groups.set(prefix, [record])
  }
  const contents = [...groups].map(
    ([prefix, group]) => [prefix, compress(group)] as const,
  )
  return { digits, contents: new Map(contents) }
}

function compress(records: readonly SearchRecord[]): Uint8Array {
  return gzipSync(JSON.stringify(packRecords(records)), { level: 9 })
}
