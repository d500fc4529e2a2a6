import type { FoundPages, SearchEngine, SearchScope } from '../search-engine.ts'

/** Facets by which an index can be filtered. */
type Facet = 'language' | 'version'

/** Debounce in milliseconds, because services may bill each query. */
const DEBOUNCE_MS = 150

/**
 * Wraps a remote search service: debounces it and drops unsafe URLs. It has no filters and no
 * suggestions; results are restricted to the language and version of the page.
 */
export function serviceEngine(find: SearchEngine['find']): SearchEngine {
  let latest = 0
  return {
    open: async (_, language) => ({
      language,
      languages: [language],
      tabs: [],
      versions: [],
      suggested: {},
    }),
    find: async (...question) => {
      const own = ++latest
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
      // A newer query has superseded this one.
      return own === latest
        ? dropUnsafeUrls(await find(...question))
        : { total: 0, pages: [] }
    },
  }
}

/**
 * Drops results whose URL is not a page, such as `javascript:`, because results become links on
 * the site.
 */
function dropUnsafeUrls({ total, pages }: FoundPages): FoundPages {
  const safe = pages.filter(isWebUrl)
  return {
    total: total - (pages.length - safe.length),
    pages: safe.map((page) => ({
      ...page,
      sections: page.sections.filter(isWebUrl),
    })),
  }
}

function isWebUrl({ url }: { url: string }): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://site.invalid').protocol)
  } catch {
    return false
  }
}

/**
 * Fetches a JSON response.
 *
 * @throws Error if the request fails or the status is not OK.
 */
export async function fetchJson<T>(url: string, request: RequestInit): Promise<T> {
  const response = await fetch(url, request)
  if (!response.ok) throw new Error(`${response.status} fetching ${url}`)
  return (await response.json()) as T
}

/** The facets that an index has, with their values from the scope. */
export function facetValues(
  facets: readonly Facet[],
  scope: SearchScope,
): [facet: Facet, value: string][] {
  return facets.flatMap((facet): [Facet, string][] => {
    const value = scope[facet]
    return value === undefined ? [] : [[facet, value]]
  })
}
