import { splitText, type SearchText } from '../../runtime/search-records.ts'
import { bestSections } from './best-sections.ts'
import { correctQuery } from './correct-query.ts'
import { excerptOf } from './excerpt.ts'
import { fewerWords } from './fewer-words.ts'
import { fetchPacked } from './fetch-packed.ts'
import { loadPagefind, type PagefindResult } from './load-pagefind.ts'
import { PageRecords } from './page-records.ts'
import { rankMatches, type Match } from './rank-matches.ts'
import type { FoundPage, FoundPages, FoundText, SearchScope } from './search-engine.ts'
import type { Range } from './text-runs.ts'

interface IndexedText extends FoundText {
  /** Range of its own text within the page's text. */
  range: Range
}

interface IndexedPage extends FoundPage, IndexedText {
  id: string
  sections: IndexedText[]
  /** Indices of matching words, ascending. */
  places: number[]
}

/** Result of a query: ranked matches, then the rest in Pagefind's order. */
interface Matches {
  best: Match[]
  others: PagefindResult[]
  /** The query that was used instead. */
  corrected?: string
}

/** How many results are ranked by title and heading: more if all records are loaded anyway. */
const RANKED = { whole: 300, split: 30 }
/** Maximum number of cached answers, which make editing a query back cheap. */
const MAX_ANSWERS = 50

const records = new Map<string, Promise<PageRecords>>()
const answers = new Map<string, Promise<Matches>>()
const texts = new Map<string, Promise<SearchText>>()

/**
 * Searches the index of a language for the best pages. Excerpts are loaded separately
 * (`withExcerpts`).
 */
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

/** Adds excerpts. Each page's text is fetched once, all in parallel. */
function readExcerpts(found: readonly IndexedPage[], base: string): Promise<FoundPage[]> {
  return Promise.all(
    found.map(async (page): Promise<FoundPage> => {
      const text = await readText(base, page.id)
      const excerpt = (part: IndexedText) => excerptOf(text, page.places, part.range)
      const sections = page.sections.map((part) => ({ ...part, excerpt: excerpt(part) }))
      // If a page has sections, only those show an excerpt.
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
  const pending = search(query, scope)
  if (answers.size === MAX_ANSWERS) answers.delete(answers.keys().next().value!)
  answers.set(key, pending)
  const forget = () => answers.delete(key)
  // Don't cache an empty answer: Pagefind also finds nothing if a part of the index fails to
  // load.
  pending.then(({ best }) => best.length === 0 && forget(), forget)
  return pending
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
  // Correct the query first: for an unknown word, Pagefind would search for ever shorter
  // prefixes.
  const corrected = await correctQuery(query, open)
  if (corrected === '') return { best: [], others: [] }
  const find = async (words: string) =>
    (await pagefind.search(open.withoutCommon(words), { filters })).results
  let wanted = corrected ?? query
  let results = await find(wanted)
  const fewer = results.length === 0 && (await fewerWords(wanted, find))
  if (fewer) results = await find((wanted = fewer))
  const ranked = open.isWhole ? RANKED.whole : RANKED.split
  const best = await matchesOf(results.slice(0, ranked), open)
  return {
    best: rankMatches(wanted, best),
    others: results.slice(ranked),
    ...(wanted !== query && { corrected: wanted }),
  }
}

/** Opens the titles and headings of a language's pages. Cached. */
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
    const url = `${base}pagefind/fragment/${id}.pf_fragment`
    text = fetchPacked<{ content: string }>(url).then(({ content }) => splitText(content))
    text.catch(() => texts.delete(id))
    texts.set(id, text)
  }
  return text
}
