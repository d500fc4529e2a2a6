import { byCodeUnit } from '../kit/by-code-unit.ts'
import type { BatchHead, IndexBatch } from './index-batch.ts'
import { mergeWords, nameRanges, type WordList } from './merge-words.ts'
import {
  IndexNames,
  metaName,
  pagefindHash,
  UnknownIndexError,
  writeFilter,
  writeMeta,
  type IndexFilter,
  type IndexMeta,
} from './pagefind-format.ts'
import type { SearchFile } from './search-file.ts'
import { WordTally, type WordColumns } from './word-tally.ts'
import type { LanguagePages } from './write-records.ts'

/** The index of all pages. */
export interface MergedIndex {
  /** All files except the texts of pages and Pagefind's code. */
  files: SearchFile[]
  /** Names of the texts of pages: by batch, then by language. */
  names: string[][][]
  languages: LanguagePages[]
}

/** Compresses the content of a file. */
type PackFile = (content: Uint8Array) => Promise<Uint8Array>

/** Number of files compressed concurrently. */
const CONCURRENCY = 8

/** A language across all batches. */
interface LanguageParts {
  language: string
  wasm: string | null
  /** The batches that have it, and its position in each. */
  places: { batch: number; place: number }[]
}

/**
 * Merges batches into the index that Pagefind would make of all pages.
 *
 * @param batches In page order, none empty.
 * @param pack Asynchronous so that other work can proceed: a large index takes seconds.
 * @throws UnknownIndexError if the batches don't belong together.
 */
export async function mergeIndex(
  batches: readonly IndexBatch[],
  pack: PackFile,
): Promise<MergedIndex> {
  const files: SearchFile[] = []
  const languages: LanguagePages[] = []
  const names: string[][][] = batches.map(({ head }) => head.languages.map(() => []))
  const listed: Record<string, object> = {}
  for (const parts of languagesOf(batches)) {
    const merged = await mergeLanguage(batches, parts, pack)
    for (const file of merged.files) files.push(file)
    for (const [index, { batch, place }] of parts.places.entries())
      names[batch]![place] = merged.names[index]!
    const { language, wasm } = parts
    const { pages } = merged
    languages.push(pages)
    listed[language] = { hash: pages.name, wasm, page_count: pages.records.length }
  }
  const content = JSON.stringify({ ...commonEntry(batches), languages: listed })
  files.push({ path: 'pagefind-entry.json', content: Buffer.from(content) })
  return { files, names, languages }
}

/** The metadata that all batches share. */
function commonEntry(batches: readonly IndexBatch[]): BatchHead['entry'] {
  const [first, ...others] = batches.map(({ head }) => head)
  const text = ({ entry }: BatchHead) => JSON.stringify(entry)
  if (!first || others.some((head) => text(head) !== text(first)))
    throw new UnknownIndexError('parts of the index have different versions')
  return first.entry
}

function languagesOf(batches: readonly IndexBatch[]): LanguageParts[] {
  const languages = new Map<string, LanguageParts>()
  for (const [batch, { head }] of batches.entries())
    for (const [place, { language, wasm }] of head.languages.entries()) {
      const known = languages.get(language)
      if (known) known.places.push({ batch, place })
      else languages.set(language, { language, wasm, places: [{ batch, place }] })
    }
  return [...languages.values()].sort((a, b) => byCodeUnit(a.language, b.language))
}

async function mergeLanguage(
  batches: readonly IndexBatch[],
  { language, places }: LanguageParts,
  pack: PackFile,
): Promise<{ files: SearchFile[]; names: string[][]; pages: LanguagePages }> {
  const parts = places.map(({ batch, place }) => ({
    ...batches[batch]!.head.languages[place]!,
    words: batches[batch]!.words[place]!,
    tally: batches[batch]!.tallies[place]!,
  }))
  const fields = [...new Set(parts.flatMap((part) => part.fields))].sort()
  const lists: WordList[] = []
  const tally = new WordTally()
  let firstPage = 0
  for (const part of parts) {
    lists.push({ words: part.words, firstPage, fields: placesOf(part.fields, fields) })
    const columns = JSON.parse(Buffer.from(part.tally).toString()) as WordColumns
    tally.addColumns(columns, part.pages.length)
    firstPage += part.pages.length
  }
  const fragments = new IndexNames(language, 1)
  const names = parts.map(({ pages }) => pages.map(({ hash }) => fragments.add(hash)))
  const packing: Promise<SearchFile>[] = []
  const add = async (path: string, content: Uint8Array) => {
    const packed = pack(content).then((bytes) => ({ path, content: bytes }))
    // It is awaited below. This prevents an unhandled rejection until then.
    packed.catch(() => {})
    packing.push(packed)
    await packing.at(-CONCURRENCY)
  }

  const filterNames = new IndexNames(language, 2)
  const filters: IndexMeta['filters'] = []
  for (const filter of mergeFilters(parts)) {
    const bytes = writeFilter(filter)
    const name = filterNames.add(pagefindHash(bytes))
    filters.push({ filter: filter.filter, name })
    await add(`filter/${name}.pf_filter`, bytes)
  }
  const chunkNames = new IndexNames(language, 2)
  const chunks: { first: string; last: string; name: string }[] = []
  for (const { bytes, first, last } of mergeWords(lists)) {
    const name = chunkNames.add(pagefindHash(bytes))
    chunks.push({ first, last, name })
    await add(`index/${name}.pf_index`, bytes)
  }
  const ranges = nameRanges(chunks).map((range, index) => ({
    ...range,
    name: chunks[index]!.name,
  }))
  const pages = parts.flatMap((part, index) =>
    part.pages.map(({ words }, page) => ({ name: names[index]![page]!, words })),
  )
  const { version } = batches[0]!.head.entry
  const meta = writeMeta({ version, pages, chunks: ranges, filters, fields })
  const name = metaName(language, meta)
  await add(`pagefind.${name}.pf_meta`, meta)
  const records = parts.flatMap((part, index) =>
    part.records.map((record, page) => ({ ...record, id: names[index]![page]! })),
  )
  const files = await Promise.all(packing)
  return { files, names, pages: { language, name, records, tally } }
}

/** The position of each field among all fields. Undefined if they are unchanged. */
function placesOf(
  fields: readonly string[],
  all: readonly string[],
): number[] | undefined {
  const places = fields.map((field) => all.indexOf(field))
  return places.every((place, index) => place === index) ? undefined : places
}

/** Merges filters, sorted by name and value. Pagefind's order is arbitrary. */
function mergeFilters(
  parts: readonly { pages: readonly unknown[]; filters: readonly IndexFilter[] }[],
): IndexFilter[] {
  const filters = new Map<string, Map<string, number[]>>()
  let firstPage = 0
  for (const part of parts) {
    for (const { filter, values } of part.filters) {
      const known = filters.get(filter) ?? new Map<string, number[]>()
      filters.set(filter, known)
      for (const { value, pages } of values) {
        const all = known.get(value) ?? []
        known.set(value, all)
        for (const page of pages) all.push(firstPage + page)
      }
    }
    firstPage += part.pages.length
  }
  const byName = <T>([a]: [string, T], [b]: [string, T]) => byCodeUnit(a, b)
  return [...filters].sort(byName).map(([filter, values]) => ({
    filter,
    values: [...values].sort(byName).map(([value, pages]) => ({ value, pages })),
  }))
}
