import * as v from 'valibot'
import type { AlgoliaIndex } from '../../theme/search/providers/algolia.ts'
import type { TypesenseCollection } from '../../theme/search/providers/typesense.ts'

/** A service that answers queries instead of the site's own index. */
export type SearchService =
  | { algolia: AlgoliaIndex }
  | { typesense: TypesenseCollection }
  | {
      /** Module with a search function as default export; the path starts at the content folder. */
      module: string
      /** Origins that it sends requests to, such as `https://search.example.com`. */
      connectSrc?: string[]
    }

const filled = v.pipe(v.string('must be text'), v.nonEmpty('is empty'))
const facets = v.optional(
  v.array(v.picklist(['language', 'version'], 'must be `language` or `version`')),
)

interface WithSearch {
  search?: boolean | SearchService
}

const services = {
  algolia: v.strictObject({
    algolia: v.strictObject({ appId: filled, apiKey: filled, indexName: filled, facets }),
  }),
  typesense: v.strictObject({
    typesense: v.strictObject({
      url: v.pipe(filled, v.url('must be a URL')),
      apiKey: filled,
      collection: filled,
      facets,
    }),
  }),
  module: v.strictObject({ module: filled, connectSrc: v.optional(v.array(v.string())) }),
}

const anyService = v.union(
  [v.boolean(), ...Object.values(services)],
  'must be true or false, or an object with `algolia`, `typesense` or `module`',
)

/** The option `search`. Problems of a service name the part of it. */
export const searchShape: v.GenericSchema<boolean | SearchService> = v.lazy((value) => {
  const given = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const name = given.find((key) => Object.hasOwn(services, key))
  return name === undefined ? anyService : services[name as keyof typeof services]
})

/** Whether a build writes a search index. */
export function hasOwnIndex({ search = true }: WithSearch): boolean {
  return search === true
}

/** Origins that the search sends requests to, for the Content-Security-Policy. */
export function searchSources({ search }: WithSearch): string[] {
  if (typeof search !== 'object') return []
  if ('module' in search) return search.connectSrc ?? []
  return 'algolia' in search
    ? [`https://${search.algolia.appId.toLowerCase()}-dsn.algolia.net`]
    : [new URL(search.typesense.url).origin]
}
