/** A page that was found, with the sections that match best. */
export interface FoundPage extends FoundSection {
  breadcrumb?: string
  /** Of an API operation. */
  method?: string
  sections: FoundSection[]
}

export interface FoundSection {
  title: string
  /** With base and hash. */
  url: string
  /** Pieces of the text; every second one is what was looked for. */
  excerpt: string[]
}

export interface Found {
  total: number
  /** The best, as many as were asked for. */
  pages: FoundPage[]
}

export interface SearchScope {
  /** Vite's base. */
  base: string
  /** Name of the active version, where the site has versions. */
  version?: string
}

/** What of Pagefind's browser module is used. */
interface Pagefind {
  options(options: {
    baseUrl: string
    excerptLength: number
    ranking: { pageLength: number }
  }): Promise<void>
  init(): Promise<void>
  search(
    query: string,
    options: { filters?: Record<string, unknown> },
  ): Promise<{ results: { data(): Promise<PagefindPage> }[] }>
}

interface PagefindPage extends PagefindSection {
  meta: { title: string; breadcrumb?: string; method?: string }
  sub_results: (PagefindSection & { title: string })[]
}

interface PagefindSection {
  url: string
  /** HTML of text and `<mark>` only. */
  excerpt: string
  weighted_locations: { balanced_score: number }[]
}

/** Sections shown below a page. */
const MOST_SECTIONS = 3

let loading: Promise<Pagefind> | undefined

/** Fetches the index's code and its list of chunks: the first search then only fetches chunks. */
export function loadIndex(base: string): Promise<Pagefind> {
  loading ??= start(base)
  // After a failure the next try begins anew.
  loading.catch(() => (loading = undefined))
  return loading
}

async function start(base: string): Promise<Pagefind> {
  const address = `${base}pagefind/pagefind.js`
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind
  // Short pages count for more than by default: of 300 headings of two large sites, 290 then
  // find their page among the first three.
  const ranking = { pageLength: 0.5 }
  await pagefind.options({ baseUrl: base, excerptLength: 24, ranking })
  await pagefind.init()
  return pagefind
}

/** The best pages for a query, in the index of the page's language. */
export async function queryIndex(
  query: string,
  count: number,
  { base, version }: SearchScope,
): Promise<Found> {
  const pagefind = await loadIndex(base)
  const filters = version === undefined ? {} : { version: { any: [version, '*'] } }
  const { results } = await pagefind.search(query, { filters })
  const pages = await Promise.all(results.slice(0, count).map((result) => result.data()))
  return { total: results.length, pages: pages.map(describePage) }
}

function describePage({ url, excerpt, meta, sub_results }: PagefindPage): FoundPage {
  // The text before the first heading is the page itself.
  const sections = sub_results.filter((section) => section.url.includes('#'))
  const best = new Set(
    [...sections].sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, MOST_SECTIONS),
  )
  return {
    url,
    title: meta.title,
    excerpt: withoutTitle(pieces(excerpt), meta.title),
    ...(meta.breadcrumb && { breadcrumb: meta.breadcrumb }),
    ...(meta.method && { method: meta.method }),
    sections: sections
      .filter((section) => best.has(section))
      .map((section) => ({
        title: section.title,
        url: section.url,
        excerpt: withoutTitle(pieces(section.excerpt), section.title),
      })),
  }
}

function scoreOf({ weighted_locations: places }: PagefindSection): number {
  return places.reduce((sum, { balanced_score: score }) => sum + score, 0)
}

/** The excerpt as text, so that it is never read as HTML again. */
function pieces(excerpt: string): string[] {
  return excerpt.split(/<\/?mark>/).map(decode)
}

/** The index holds a section's title as its first sentence, which stands above the excerpt already. */
function withoutTitle(excerpt: string[], title: string): string[] {
  const text = excerpt.join('')
  const lead = text.length - text.trimStart().length + title.length
  if (!text.trimStart().startsWith(title)) return excerpt
  let left = lead + /^[.\s]*/.exec(text.slice(lead))![0].length
  return excerpt.map((piece) => {
    const cut = Math.min(left, piece.length)
    left -= cut
    return piece.slice(cut)
  })
}

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
}

function decode(html: string): string {
  return html.replace(
    /&(#?\w+);/g,
    (written, name: string) => characters[name] ?? written,
  )
}
