import type { SearchEngine } from '../search-engine.ts'
import { fetchJson, facetValues, serviceEngine } from './service-engine.ts'
import {
  foundRecords,
  MARKS,
  RECORDS_PER_PAGE,
  type DocSearchRecord,
} from './found-records.ts'

/** An Algolia index filled by the DocSearch crawler. */
export interface AlgoliaIndex {
  appId: string
  /** The search-only API key. It is public: every reader gets it. */
  apiKey: string
  indexName: string
  /** Facets that the records have, to restrict results to the page's language and version. */
  facets?: ('language' | 'version')[]
}

interface AlgoliaAnswer {
  nbHits: number
  hits: (DocSearchRecord & {
    _snippetResult?: { content?: { value?: string } }
  })[]
}

/**
 * Searches DocSearch records with Algolia's API (https://www.algolia.com/doc/rest-api/search).
 */
export function algoliaEngine(index: AlgoliaIndex): SearchEngine {
  const { appId, apiKey, indexName, facets = [] } = index
  const endpoint = `https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/${encodeURIComponent(indexName)}/query`
  return serviceEngine(async (query, count, scope) => {
    const { nbHits, hits } = await fetchJson<AlgoliaAnswer>(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': apiKey,
      },
      body: JSON.stringify({
        query,
        hitsPerPage: count * RECORDS_PER_PAGE,
        attributesToRetrieve: ['hierarchy', 'url'],
        attributesToSnippet: ['content:24'],
        highlightPreTag: MARKS[0],
        highlightPostTag: MARKS[1],
        facetFilters: facetValues(facets, scope).map((pair) => pair.join(':')),
      }),
    })
    const records = hits.map(({ url, hierarchy, _snippetResult }) => ({
      url,
      hierarchy,
      snippet: _snippetResult?.content?.value,
    }))
    return foundRecords(records, nbHits, count)
  })
}
