import { splitText, type SearchText } from '../../runtime/search-records.ts'
import { bestSections } from './best-sections.ts'
import { correctQuery } from './correct-query.ts'
import { excerptOf } from './excerpt.ts'
import { fetchPacked } from './fetch-packed.ts'
import { loadPagefind, type PagefindResult } from './load-pagefind.ts'
import { PageRecords } from './page-records.ts'
import { rankMatches, type Match } from './rank-matches.ts'
import type { FoundPage, FoundPages, FoundText, SearchScope } from './search-engine.ts'
import type { Range } from './text-runs.ts'

interface IndexedText extends FoundText {
  /** Where in the page's text its own text is. */
  range: Range
}

interface IndexedPage extends FoundPage, IndexedText {
  id: string
  sections: IndexedText[]
  /** Indices of the words that were looked for, ascending. */
  places: number[]
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

const records = new Map<string, Promise<PageRecords>>()
const answers = new Map<string, Promise<Matches>>()
const texts = new Map<string, Promise<SearchText>>()

/** The best pages for a query, in the index of a language; without excerpts. */
export async function queryIndex(
  query: string,
  count: number,
  scope: SearchScope,
): Promise<FoundPages> {
  const { best, others, corrected } = await answer(query, scope)
  const pages = best.slice(0, count)
  if (count > best.length && others.length > 0) {
    const next = others.slice(0, count - best.length)
    pages.push(...(await matchesOf(next, await openRecords(scope.base, scope.language))))
  }
  const described = pages.map((match) => describe(match, scope.base))
  const found = {
    total: best.length + others.length,
    ...(corrected !== undefined && { corrected }),
    pages: described,
  }
  return {
    ...found,
    withExcerpts: async () => ({
      ...found,
      pages: await readExcerpts(described, scope.base),
    }),
  }
}

/** Adds the excerpts: for each page its text is fetched once, all at a time. */
function readExcerpts(found: readonly IndexedPage[], base: string): Promise<FoundPage[]> {
  return Promise.all(
    found.map(async (page): Promise<FoundPage> => {
      const text = await readText(base, page.id)
      const excerpt = (part: IndexedText) => excerptOf(text, page.places, part.range)
      const sections = page.sections.map((part) => ({ ...part, excerpt: excerpt(part) }))
      // The excerpt of a page stands below its best section where there is one.
      return {
        ...page,
        sections,
        ...(sections.length === 0 && { excerpt: excerpt(page) }),
      }
    }),
  )
}

function answer(query: string, scope: SearchScope): Promise<Matches> {
  const { language, version = '', tab = '' } = scope
  const key = [language, version, tab, query].join('\n')
  const known = answers.get(key)
  if (known) return known
  const asked = search(query, scope)
  if (answers.size === KEPT) answers.delete(answers.keys().next().value!)
  answers.set(key, asked)
  const forget = () => answers.delete(key)
  // Pagefind also finds nothing where a part of the index does not come.
  asked.then(({ best }) => best.length === 0 && forget(), forget)
  return asked
}

async function search(query: string, scope: SearchScope): Promise<Matches> {
  const { base, language, version, tab } = scope
  const [pagefind, open] = await Promise.all([
    loadPagefind(base, language),
    openRecords(base, language),
  ])
  const filters = {
    ...(version !== undefined && { version: { any: [version, '*'] } }),
    ...(tab !== undefined && { tab: { any: [tab] } }),
  }
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

/** Titles and headings of a language's pages. */
export function openRecords(base: string, language: string): Promise<PageRecords> {
  let open = records.get(language)
  if (!open) {
    open = PageRecords.open(base, language)
    open.catch(() => records.delete(language))
    records.set(language, open)
  }
  return open
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

function describe({ record, places: found }: Match, base: string): IndexedPage {
  const { id, title, titleWords, breadcrumb, method, version } = record
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
    ...(version && { version }),
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
