import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { decodePath } from '../../runtime/kit/page-url.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { toPosix } from '../kit/package-files.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'
import { oneLine } from '../../runtime/kit/one-line.ts'

/** A page, as read from its Markdown file. */
export interface PlainPage {
  /** URL path without the base: `/guides/start`, or `/` for the home page. */
  path: string
  title: string
  description: string
  /** For pages of API operations: `POST https://api.example.com/pets`. */
  operation?: string
  markdown: string
}

/** A search result. */
interface PlainHit extends Omit<PlainPage, 'markdown'> {
  /** The paragraph with most of the search terms. */
  excerpt: string
}

/** The results of a search. */
interface PlainSearch {
  hits: PlainHit[]
  /** Number of further matches in other languages, versions or folders. */
  elsewhere: number
}

/** Weights of terms by field. */
const BOOST = { title: 8, headings: 4, description: 3, operation: 3, text: 1 }
const EXCERPT = 300

/** The pages of a built site, read from the Markdown files in the output. */
export class PlainSite {
  readonly #pages = new Map<string, PlainPage>()
  /** Redirects between paths without the base. */
  readonly #redirects: ReadonlyMap<string, string>
  /** The base without a trailing slash. Empty if the site is at the root of its host. */
  #base = ''
  /** Pages of the default language and version. Undefined if the list of them is incomplete. */
  readonly #listed: ReadonlySet<string> | undefined
  #index: MiniSearch | undefined

  /** @param folder The output of a build. */
  constructor(folder: string) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.map(toPosix).sort()) {
      if (!file.endsWith('.md')) continue
      const text = readFileSync(join(folder, file), 'utf8')
      const page = readPage(file, text)
      if (!page) continue
      this.#pages.set(page.path, page)
      this.#base = baseOf(text)
    }
    this.#redirects = new Map(
      readRedirects(folder).map(([from, to]) => [
        this.#withoutBase(from),
        this.#withoutBase(to),
      ]),
    )
    const listed = readList(folder)?.map((path) => this.#withoutBase(path))
    this.#listed = listed && new Set(listed)
  }

  /** Number of pages with Markdown. */
  get size(): number {
    return this.#pages.size
  }

  /**
   * Searches pages. Also matches typos and prefixes of words.
   *
   * @param below Only search pages at and below this path. Without it, pages of the default
   *   language and version are searched, and others only if none of those match.
   */
  search(query: string, most: number, below?: string): PlainSearch {
    this.#index ??= this.#buildIndex()
    const exact = this.#index.search(query, {
      boost: BOOST,
      prefix: true,
      fuzzy: 0.25,
      combineWith: 'AND',
    })
    const all = exact.length > 0 ? exact : this.#index.search(query, { boost: BOOST })
    const isWanted = this.#filter(below)
    const wanted = all.filter(({ id }) => isWanted(id as string))
    const found = wanted.length > 0 || below !== undefined ? wanted : all
    const hits = found.slice(0, most).map(({ id, terms }) => {
      const { markdown, ...page } = this.#pages.get(id as string)!
      return { ...page, excerpt: excerptOf(markdown, terms) }
    })
    return { hits, elsewhere: all.length - found.length }
  }

  #filter(below: string | undefined): (path: string) => boolean {
    if (below === undefined) return (path) => this.#listed?.has(path) ?? true
    const start = this.#withoutBase(pagePath(below))
    return start === '/'
      ? () => true
      : (path) => path === start || path.startsWith(`${start}/`)
  }

  /**
   * Finds a page by path or URL, with or without the base, an extension, query and fragment.
   * Follows redirects without wildcards.
   *
   * @returns undefined if there is no such page.
   */
  page(url: string): PlainPage | undefined {
    const plain = cleanUrl(url.replace(/^[a-z]+:\/\/[^/]+/i, ''))
    const path = pagePath(plain)
    const inside = this.#withoutBase(path)
    return this.#pages.get(inside) ?? this.#pages.get(path) ?? this.#redirected(inside)
  }

  #withoutBase(path: string): string {
    if (path === this.#base) return '/'
    return path.startsWith(`${this.#base}/`) ? path.slice(this.#base.length) : path
  }

  /** Follows a chain of redirects. Cycles yield undefined. */
  #redirected(from: string): PlainPage | undefined {
    const seen = new Set<string>()
    let path: string | undefined = from
    while (path !== undefined && !seen.has(path)) {
      seen.add(path)
      const to = this.#redirects.get(path)
      if (to === undefined) return undefined
      const page = this.#pages.get(to)
      if (page) return page
      path = to
    }
    return undefined
  }

  /** The most similar existing path. */
  nearestPath(url: string): string | undefined {
    return nearest(url, [...this.#pages.keys()])
  }

  /** API operations whose path or title contains all of the words. */
  operations(filter: string): PlainPage[] {
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
    return [...this.#pages.values()].filter(({ operation, title }) => {
      if (operation === undefined) return false
      const text = `${operation} ${title}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
  }

  #buildIndex(): MiniSearch {
    const index = new MiniSearch({ idField: 'path', fields: Object.keys(BOOST) })
    for (const { markdown, ...page } of this.#pages.values()) {
      const headings = markdown.match(/^#{2,6} .+$/gm)?.join('\n') ?? ''
      index.add({ operation: '', ...page, headings, text: markdown })
    }
    return index
  }
}

/** Normalizes a path: no extension, a leading slash. */
function pagePath(url: string): string {
  return url.replace(/(?:(?:^|\/)index)?\.(?:md|html)$|\/$/, '').replace(/^\/*/, '/')
}

/** The base, extracted from the link on the first line of a page's Markdown. */
function baseOf(text: string): string {
  const url = /^> All pages of this documentation: (\S+)\/llms\.txt/.exec(text)?.[1]
  return url?.replace(/^[a-z]+:\/\/[^/]+/i, '') ?? ''
}

/** Paths of the pages in `llms.txt`. Undefined if the file is missing or incomplete. */
function readList(folder: string): string[] | undefined {
  const file = join(folder, 'llms.txt')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (/^- \d+ more pages are in sitemap\.xml\.$/m.test(text)) return undefined
  const links = [...text.matchAll(/\]\((?:[a-z]+:\/\/[^/)]+)?(\/[^)]*\.md)\)/gi)]
  if (links.length === 0) return undefined
  return links.map(([, url = '']) => pagePath(decodePath(url)))
}

/** Redirects in `_redirects` without wildcards, within the site. */
function readRedirects(folder: string): [from: string, to: string][] {
  const file = join(folder, '_redirects')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines.flatMap((line): [string, string][] => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/)
    if (!from.startsWith('/') || !to.startsWith('/') || /[*:]/.test(from)) return []
    if (!status.startsWith('30')) return []
    const path = cleanUrl(to)
    return [[pagePath(from), pagePath(path)]]
  })
}

/** Parses what `markdownPage` wrote. Undefined for other files, such as an author's own. */
function readPage(file: string, text: string): PlainPage | undefined {
  const [first = '', ...rest] = text.split('\n\n')
  if (!first.startsWith('> All pages of this documentation: ')) return undefined
  const title = /^# (.+)$/.exec(rest[0] ?? '')?.[1]
  const head = title === undefined ? rest : rest.slice(1)
  const isDescribed = head[0]?.startsWith('> ')
  // Below the description and the mark of a deprecated page.
  const [operation] = head
    .slice(0, 3)
    .flatMap((part) => /^`([A-Z]+ (?:\/|https?:\/\/)\S*)`$/.exec(part)?.[1] ?? [])
  return {
    path: `/${file.replace(/(?:(?:^|\/)index)?\.md$/, '')}`,
    title: title ?? file.replace(/\.md$/, ''),
    description: isDescribed ? head[0]!.replace(/^> ?/gm, '') : '',
    ...(operation !== undefined && { operation }),
    markdown: rest.join('\n\n'),
  }
}

function excerptOf(markdown: string, terms: readonly string[]): string {
  const paragraphs = markdown.split(/\n{2,}/).filter((part) => !/^(?:#|```)/.test(part))
  const countIn = (text: string) => {
    const lower = text.toLowerCase()
    return terms.filter((term) => lower.includes(term)).length
  }
  const [best = ''] = paragraphs
    .map((text) => ({ text, count: countIn(text) }))
    .sort((a, b) => b.count - a.count)
    .map(({ text }) => oneLine(text))
  return best.length > EXCERPT ? `${best.slice(0, EXCERPT)}…` : best
}
