import type { FoundPages, SearchEngine, SearchScope } from '../search-engine.ts'

/** What the records of an index can be narrowed by. */
export type Facet = 'language' | 'version'

/** Milliseconds that a reader types no further before a service is asked, which may bill each question. */
const PAUSE = 150

/**
 * An engine that asks a service. It knows nothing of the site: results are narrowed to what is around the
 * page, and nothing is suggested.
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
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      // Nobody waits for the answer to a question that another has followed.
      return own === latest
        ? withoutUnsafe(await find(...question))
        : { total: 0, pages: [] }
    },
  }
}

/** What a service answers becomes links of the site: those that are no addresses of pages (`javascript:`) are left out. */
function withoutUnsafe({ total, pages }: FoundPages): FoundPages {
  const safe = pages.filter(isPageAddress)
  return {
    total: total - (pages.length - safe.length),
    pages: safe.map((page) => ({
      ...page,
      sections: page.sections.filter(isPageAddress),
    })),
  }
}

function isPageAddress({ url }: { url: string }): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://site.invalid').protocol)
  } catch {
    return false
  }
}

/**
 * Fetches a service's answer.
 *
 * @throws Error where the network or the service fails.
 */
export async function askService<T>(address: string, request: RequestInit): Promise<T> {
  const response = await fetch(address, request)
  if (!response.ok) throw new Error(`${response.status} fetching ${address}`)
  return (await response.json()) as T
}

/** The values of the facets that an index has. */
export function facetValues(
  facets: readonly Facet[],
  scope: SearchScope,
): [facet: Facet, value: string][] {
  return facets.flatMap((facet): [Facet, string][] => {
    const value = scope[facet]
    return value === undefined ? [] : [[facet, value]]
  })
}
