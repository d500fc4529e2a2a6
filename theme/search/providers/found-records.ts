import { MAX_SECTIONS } from '../best-sections.ts'
import type { FoundPage, FoundPages, FoundText } from '../search-engine.ts'

/** A record of DocSearch's crawlers: a heading or a paragraph of a page. */
export interface DocSearchRecord {
  /** With the fragment of its heading. */
  url: string
  /** `lvl0` (the section of the site) to `lvl6`. The page's title is `lvl1`. */
  hierarchy: Record<string, string | null | undefined>
  /** Text around the matching words, which are between {@link MARKS}. */
  snippet?: string | undefined
}

/** Requested highlight markers, control characters that don't occur in text. */
export const MARKS = ['\u0001', '\u0002'] as const

/** Records to request per page shown: each section of a page is its own record. */
export const RECORDS_PER_PAGE = 4

/**
 * Groups records by page, best first.
 *
 * @param total Number of records that the service found.
 * @param count Maximum number of pages.
 */
export function foundRecords(
  records: readonly DocSearchRecord[],
  total: number,
  count: number,
): FoundPages {
  const pages = new Map<string, FoundPage>()
  for (const record of records) {
    const { url, hierarchy } = record
    const [pageUrl, fragment] = splitFragment(url)
    const page = pages.get(pageUrl) ?? startPage(pageUrl, hierarchy)
    pages.set(pageUrl, page)
    const excerpt = excerptOf(record)
    const title = deepest(hierarchy)
    if (fragment === '' || title === page.title) {
      if (excerpt) page.excerpt ??= excerpt
    } else if (page.sections.length < MAX_SECTIONS && !hasSection(page, url))
      page.sections.push({ title, url, ...(excerpt && { excerpt }) })
  }
  const all = [...pages.values()]
  // Services count records, not pages: if they have more records than they sent, report one
  // more page than requested.
  return {
    total: total > records.length ? Math.max(all.length, count + 1) : all.length,
    pages: all.slice(0, count),
  }
}

function startPage(url: string, hierarchy: DocSearchRecord['hierarchy']): FoundPage {
  const { lvl0, lvl1 } = hierarchy
  return {
    title: lvl1 || lvl0 || url,
    url,
    ...(lvl0 && lvl1 && { breadcrumb: lvl0 }),
    sections: [],
  }
}

function excerptOf({ snippet }: DocSearchRecord): FoundText['excerpt'] {
  if (!snippet) return undefined
  const pieces = snippet.split(new RegExp(`[${MARKS.join('')}]`))
  return { pieces, isCode: false }
}

function deepest(hierarchy: DocSearchRecord['hierarchy']): string {
  for (let level = 6; level >= 0; level--) {
    const title = hierarchy[`lvl${level}`]
    if (title) return title
  }
  return ''
}

function hasSection({ sections }: FoundPage, url: string): boolean {
  return sections.some((section) => section.url === url)
}

function splitFragment(url: string): [pageUrl: string, fragment: string] {
  const at = url.indexOf('#')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
