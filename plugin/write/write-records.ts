import { gunzipSync, gzipSync } from 'node:zlib'
import {
  hashOf,
  packRecords,
  plainWord,
  splitText,
  type SearchLanguage,
  type SearchRecord,
} from '../../runtime/search-records.ts'
import type { IndexOutline } from './index-outline.ts'
import type { SearchFile } from './search-file.ts'
import { writeWords, type PageWords } from './write-words.ts'

/** What Pagefind keeps of a page. */
interface Fragment {
  url: string
  content: string
  meta: { title?: string; breadcrumb?: string; method?: string }
  filters?: { version?: string[] }
  anchors: { element: string; id: string; text: string; location: number }[]
}

/** More than this, compressed, is not fetched at once: a query then takes the files it needs. */
const MOST_BYTES = 64_000
/** Pages in one of several files, about. */
const GROUP = 32

/** A word of more than this share of the pages is common, where there are enough pages to tell. */
const COMMON = 0.6
const ENOUGH = 20

const FRAGMENT = /^fragment\/((.+)_\w+)\.pf_fragment$/

/**
 * Writes titles and headings of all pages into few files beside Pagefind's index, so that
 * results are shown without a request for the text of each, and the words of all pages.
 *
 * @param files The index, as Pagefind gives it.
 * @param outline What its pages belong to.
 */
export function writeRecords(
  files: readonly SearchFile[],
  outline: IndexOutline,
): SearchFile[] {
  const byLanguage = new Map<string, IndexedPage[]>()
  for (const { path, content } of files) {
    const [, id, language] = FRAGMENT.exec(path) ?? []
    if (id === undefined || language === undefined) continue
    const pages = byLanguage.get(language) ?? []
    pages.push(readPage(id, JSON.parse(readText(content)) as Fragment))
    byLanguage.set(language, pages)
  }
  // The language with most pages first: the search falls back to it, as Pagefind does.
  const languages = [...byLanguage].sort(([, a], [, b]) => b.length - a.length)
  const list: Record<string, SearchLanguage> = {}
  const written: SearchFile[] = []
  for (const [language, pages] of languages) {
    const name = nameOfIndex(files, language)
    const groups = groupRecords(pages.map(({ record }) => record))
    const { letters, files: wordFiles } = writeWords(name, pages)
    const { digits } = groups
    const common = commonWords(pages)
    list[language] = { name, digits, common, letters, ...outline.of(language) }
    written.push(...wordFiles)
    for (const [prefix, content] of groups.contents)
      written.push({
        path: `pages/${name}${prefix && `-${prefix}`}.pf_pages`,
        content,
      })
  }
  const content = Buffer.from(JSON.stringify(list))
  return [...written, { path: 'pages.json', content }]
}

/** Words that most pages have: a query is found faster, and no worse, without them. */
function commonWords(pages: readonly IndexedPage[]): string[] {
  if (pages.length < ENOUGH) return []
  const counts = new Map<string, number>()
  for (const { words } of pages)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([word, count]) => word !== '' && count > pages.length * COMMON)
    .map(([word]) => word)
    .sort()
}

/** The content of each file, by the digits that end its name. */
function groupRecords(records: SearchRecord[]): {
  digits: number
  contents: Map<string, Uint8Array>
} {
  records.sort((a, b) => (a.url < b.url ? -1 : 1))
  const all = compress(records)
  if (all.length <= MOST_BYTES) return { digits: 0, contents: new Map([['', all]]) }
  const digits = Math.ceil(Math.log(records.length / GROUP) / Math.log(16))
  const groups = new Map<string, SearchRecord[]>()
  for (const record of records) {
    const prefix = hashOf(record.id).slice(0, digits)
    groups.set(prefix, [...(groups.get(prefix) ?? []), record])
  }
  const contents = [...groups].map(
    ([prefix, group]) => [prefix, compress(group)] as const,
  )
  return { digits, contents: new Map(contents) }
}

interface IndexedPage extends PageWords {
  record: SearchRecord
}

function readPage(id: string, fragment: Fragment): IndexedPage {
  const { url, content, meta, anchors, filters } = fragment
  const { words } = splitText(content)
  const headings = anchors
    .filter(({ element, text }) => /^h\d$/.test(element) && /\S/.test(text))
    .sort((a, b) => a.location - b.location)
  const title = meta.title ?? ''
  const record = {
    id,
    url,
    title,
    titleWords: countWords(words, 0, title),
    breadcrumb: meta.breadcrumb,
    method: meta.method,
    version: filters?.version?.find((version) => version !== '*'),
    sections: headings.map(({ id: anchor, text, location }) => ({
      id: anchor,
      title: text.replaceAll('\u200B', '').trim(),
      start: location,
      titleWords: countWords(words, location, text),
    })),
  }
  const names = [title, ...record.sections.map((section) => section.title)]
  return {
    record,
    words: new Set(words.map(plainWord)),
    parts: new Set(words.flatMap(partsOf)),
    names: new Set(names.flatMap((text) => text.split(/\s+/).map(plainWord))),
  }
}

/** The words of a compound: of `isScriptFile` and `/script-file` both times `script` and `file`. */
function partsOf(word: string): string[] {
  const parts = word.match(/\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+(?!\p{Ll})/gu) ?? []
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : []
}

/** How many words from `start` on are those of a title. */
function countWords(words: readonly string[], start: number, title: string): number {
  const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  let left = letters(title)
  let at = start
  while (left > 0 && at < words.length) left -= letters(words[at++]!)
  return at - start
}

/** The name that changes with the index of a language: `en_21bc42e7c5`. */
function nameOfIndex(files: readonly SearchFile[], language: string): string {
  const pattern = /^pagefind\.((.+)_\w+)\.pf_meta$/
  const name = files
    .map(({ path }) => pattern.exec(path))
    .find((match) => match?.[2] === language)?.[1]
  if (name === undefined) throw new Error(`Pagefind wrote no index for ${language}`)
  return name
}

function compress(records: readonly SearchRecord[]): Uint8Array {
  return gzipSync(JSON.stringify(packRecords(records)), { level: 9 })
}

/** Pagefind writes a mark before the text. */
function readText(content: Uint8Array): string {
  const text = gunzipSync(content).toString()
  return text.slice(text.indexOf('{'))
}
