import type { SearchEngine } from '../search-engine.ts'
import { askService, facetValues, serviceEngine } from './ask-service.ts'
import { foundRecords, MARKS, type DocSearchRecord } from './found-records.ts'

/** Where a collection of Typesense is, as its DocSearch scraper fills it. */
export interface TypesenseCollection {
  /** `https://search.example.com`. */
  url: string
  /** The key that may only search: every reader gets it. */
  apiKey: string
  collection: string
  /** What its records have, to search in the page's own language and version. */
  facets?: ('language' | 'version')[]
}

interface TypesenseAnswer {
  found: number
  hits: {
    document: Record<string, unknown>
    highlights?: { field: string; snippet?: string }[]
  }[]
}

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
/** Records asked for, for each page that is shown. */
const RECORDS = 4
/** The most that Typesense gives at once. */
const MOST = 250

/** Asks Typesense's API (https://typesense.org/docs/latest/api/search.html), with records of its DocSearch scraper. */
export function typesenseEngine(index: TypesenseCollection): SearchEngine {
  const { url, apiKey, collection, facets = [] } = index
  const address = `${url.replace(/\/$/, '')}/collections/${encodeURIComponent(collection)}/documents/search`
  return serviceEngine(async (query, count, scope) => {
    const filters = facetValues(facets, scope)
    const parameters = new URLSearchParams({
      q: query,
      query_by: [...LEVELS.map((level) => `hierarchy.${level}`), 'content'].join(','),
      include_fields: 'hierarchy,url',
      highlight_fields: 'content',
      highlight_start_tag: MARKS[0],
      highlight_end_tag: MARKS[1],
      per_page: String(Math.min(count * RECORDS, MOST)),
      ...(filters.length > 0 && {
        filter_by: filters.map(([name, value]) => `${name}:=\`${value}\``).join(' && '),
      }),
    })
    const { found, hits } = await askService<TypesenseAnswer>(
      `${address}?${parameters}`,
      { headers: { 'x-typesense-api-key': apiKey } },
    )
    const records = hits.map(({ document, highlights = [] }) => ({
      url: String(document['url']),
      hierarchy: hierarchyOf(document),
      snippet: highlights.find(({ field }) => field === 'content')?.snippet,
    }))
    return foundRecords(records, found, count)
  })
}

/** Older scrapers write `hierarchy.lvl1` as a name, newer ones an object. */
function hierarchyOf(document: Record<string, unknown>): DocSearchRecord['hierarchy'] {
  const nested = document['hierarchy']
  if (typeof nested === 'object' && nested !== null)
    return nested as DocSearchRecord['hierarchy']
  return Object.fromEntries(
    LEVELS.map((level) => {
      const title = document[`hierarchy.${level}`]
      return [level, typeof title === 'string' ? title : undefined]
    }),
  )
}
