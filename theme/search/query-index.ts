import { splitText, type SearchText } from '../../runtime/search-records.ts'
import { bestSections } from './best-sections.ts'
import { correctQuery } from './correct-query.ts'
import { excerptOf, type Excerpt } from './excerpt.ts'
import { fetchPacked } from './fetch-packed.ts'
import { loadPagefind, type PagefindResult } from './load-pagefind.ts'
import { PageRecords } from './page-records.ts'
import { rankMatches, type Match } from './rank-matches.ts'
import type { Range } from './text-runs.ts'

/** Something that was found: a section, or a page without one. */
export interface FoundText {
  title: string
  /** With base and hash. */
  url: string
  /** Where in the page's text its own text is. */
  range: Range
  /** Absent until the page's text is there. */
  excerpt?: Excerpt
}

/** A page that was found, with the sections that match best. */
export interface FoundPage extends FoundText {
  id: string
  breadcrumb?: string
  /** Of an API operation. */
  method?: string
  sections: FoundText[]
  /** Indices of the words that were looked for, ascending. */
  places: number[]
}

export interface FoundPages {
  total: number
  /** What was looked for in place of a query with typing errors. */
  corrected?: string
  /** The best, as many as were asked for. */
  pages: FoundPage[]
}

export interface SearchScope {
  /** Vite's base. */
  base: string
  /** Name of the active version, where the site has versions. */
  version?: string
}

/** What the index answers, in order. */
interface Matches {
  best: Match[]
  others: PagefindResult[]
  corrected?: string
}

/** So many pages are ordered by their names too: more where all records are there already. */
const RANKED = { whole: 300, split: 30 }
/** Cached answers, so that going back in the field costs nothing. */
const KEPT = 50

let records: Promise<PageRecords> | undefined
const answers = new Map<string, Promise<Matches>>()
const texts = new Map<string, Promise<SearchText>>()

/** Fetches what every query needs. */
export async function openIndex(base: string): Promise<void> {
  await Promise.all([loadPagefind(base), openRecords(base)])
}

/** The best pages for a query, in the index of the page's language; without excerpts. */
export async function queryIndex(
  query: string,
  count: number,
  scope: SearchScope,
): Promise<FoundPages> {
  const { best, others, corrected } = await answer(query, scope)
  const pages = best.slice(0, count)
  if (count > best.length && others.length > 0) {
    const next = others.slice(0, count - best.length)
    pages.push(...(await matchesOf(next, await openRecords(scope.base))))
  }
  return {
    total: best.length + others.length,
    ...(corrected !== undefined && { corrected }),
    pages: pages.map((match) => describe(match, scope.base)),
  }
}

/** Adds the excerpts: for each page its text is fetched once, all at a time. */
export async function readExcerpts(found: FoundPages, base: string): Promise<FoundPages> {
  const pages = await Promise.all(
    found.pages.map(async (page): Promise<FoundPage> => {
      const text = await readText(base, page.id)
      const excerpt = (part: FoundText) => excerptOf(text, page.places, part.range)
      const sections = page.sections.map((part) => ({ ...part, excerpt: excerpt(part) }))
      // The excerpt of a page stands below its best section where there is one.
      return {
        ...page,
        sections,
        ...(sections.length === 0 && { excerpt: excerpt(page) }),
      }
    }),
  )
  return { ...found, pages }
}

function answer(query: string, scope: SearchScope): Promise<Matches> {
  const known = answers.get(query)
  if (known) return known
  const asked = search(query, scope)
  if (answers.size === KEPT) answers.delete(answers.keys().next().value!)
  answers.set(query, asked)
  const forget = () => answers.delete(query)
  // Pagefind also finds nothing where a part of the index does not come.
  asked.then(({ best }) => best.length === 0 && forget(), forget)
  return asked
}

async function search(query: string, { base, version }: SearchScope): Promise<Matches> {
  const [pagefind, open] = await Promise.all([loadPagefind(base), openRecords(base)])
  const filters = version === undefined ? {} : { version: { any: [version, '*'] } }
  // Of a word that no page has, Pagefind looks for the beginning, however little that says.
  const corrected = await correctQuery(query, open)
  const wanted = corrected ?? query
  const { results } = await pagefind.search(open.withoutCommon(wanted), { filters })
  const ranked = open.isWhole ? RANKED.whole : RANKED.split
  const best = await matchesOf(results.slice(0, ranked), open)
  return {
    best: rankMatches(wanted, best),
    others: results.slice(ranked),
    ...(corrected !== undefined && { corrected }),
  }
}

function openRecords(base: string): Promise<PageRecords> {
  records ??= PageRecords.open(base, document.documentElement.lang)
  records.catch(() => (records = undefined))
  return records
}

async function matchesOf(
  results: readonly PagefindResult[],
  open: PageRecords,
): Promise<Match[]> {
  const read = await open.read(results.map(({ id }) => id))
  return read.map((record, index) => ({
    record,
    score: results[index]!.score,
    places: results[index]!.words,
  }))
}

function describe({ record, places: found }: Match, base: string): FoundPage {
  const { id, title, titleWords, breadcrumb, method } = record
  const places = [...new Set(found)].sort((a, b) => a - b)
  const url = base + record.url.slice(1)
  const end = record.sections[0]?.start ?? Infinity
  return {
    id,
    title,
    url,
    range: { from: titleWords, to: end > titleWords ? end : Infinity },
    ...(breadcrumb && { breadcrumb }),
    ...(method && { method }),
    sections: bestSections(record, places).map((section) => ({
      title: section.title,
      url: `${url}#${encodeURIComponent(section.id)}`,
      range: section.range,
    })),
    places,
  }
}

function readText(base: string, id: string): Promise<SearchText> {
  let text = texts.get(id)
  if (!text) {
    const address = `${base}pagefind/fragment/${id}.pf_fragment`
    text = fetchPacked<{ content: string }>(address).then(({ content }) =>
      splitText(content),
    )
    text.catch(() => texts.delete(id))
    texts.set(id, text)
  }
  return text
}
