import type { SearchEngine } from '../search-engine.ts'
import { fetchJson, facetValues, serviceEngine } from './service-engine.ts'
import {
  foundRecords,
  MARKS,
  RECORDS_PER_PAGE,
  type DocSearchRecord,
} from './found-records.ts'

/** A Typesense collection filled by the DocSearch scraper for Typesense. */
export interface TypesenseCollection {
  /** `https://search.example.com`. */
  url: string
  /** The search-only API key. It is public: every reader gets it. */
  apiKey: string
  collection: string
  /** Facets that the records have, to restrict results to the page's language and version. */
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
/** Typesense's limit for `per_page`. */
const MAX_PER_PAGE = 250

/**
 * Searches DocSearch records with Typesense's API
 * (https://typesense.org/docs/latest/api/search.html).
 */
export function typesenseEngine(index: TypesenseCollection): SearchEngine {
  const { url, apiKey, collection, facets = [] } = index
  const endpoint = `${url.replace(/\/$/, '')}/collections/${encodeURIComponent(collection)}/documents/search`
  return serviceEngine(async (query, count, scope) => {
    const filters = facetValues(facets, scope)
    const parameters = new URLSearchParams({
      q: query,
      query_by: [...LEVELS.map((level) => `hierarchy.${level}`), 'content'].join(','),
      include_fields: 'hierarchy,url',
      highlight_fields: 'content',
      highlight_start_tag: MARKS[0],
      highlight_end_tag: MARKS[1],
      per_page: String(Math.min(count * RECORDS_PER_PAGE, MAX_PER_PAGE)),
      ...(filters.length > 0 && {
        filter_by: filters.map(([name, value]) => `${name}:=\`${value}\``).join(' && '),
      }),
    })
    const { found, hits } = await fetchJson<TypesenseAnswer>(
      `${endpoint}?${parameters}`,
      { headers: { 'x-typesense-api-key': apiKey } },
    )
    const records = hits.map(({ document, highlights = [] }) => ({
      url: String(document['url']),
      hierarchy: hierarchyOf(document),
      snippet: highlights.find(({ field }) => field === 'content')?.snippet,
    }))
    return foundRecords(records, Math.min(found, MAX_PER_PAGE), count)
  })
}

/**
 * Depending on the scraper's version, the fields are named `hierarchy.lvl1` or nested in an
 * object.
 */
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
