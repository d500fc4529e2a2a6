/**
 * What the plugin takes from this room in Node: reading API descriptions, and the pages that
 * they make. What renders those pages is a module of the site's server bundle
 * (`pages/api-module.tsx`), which loads Preact.
 */
import type { ReadApiContext, ReadApiResult } from './document/read/read-api.ts'

export type { Api, Operation, ResolvedLinks } from './document/api-model.ts'
export type { OperationRef } from './document/model/operation-ref.ts'
export { type FetchCache, FetchedEntry } from './document/read/fetch-cache.ts'
export { type Locate, createLocate } from './document/read/locate.ts'
export type { ReadApiResult } from './document/read/read-api.ts'
export type {
  ApiModule,
  ApiTarget,
  HighlightSample,
} from './pages/list/api-page-input.ts'
export { type ApiBinding, targetOf } from './pages/list/bind-page.ts'
export { resolveHeader } from './pages/list/resolve-in-text.ts'
export { resolveLinks } from './pages/list/resolve-links.ts'
export { requestAddresses } from './pages/list/request-addresses.ts'
export { apiSources } from './pages/list/api-sources.ts'
export { parseOperationReference } from './pages/list/match-spec.ts'
export { withServers } from './document/model/with-servers.ts'
export { type ApiPages, buildOperationPages } from './pages/list/operation-pages.ts'

/**
 * Reads an API description: see `document/read/read-api.ts`, which is loaded with all its
 * parsers when a description is there to be read.
 */
export async function readApi(
  source: string,
  context: ReadApiContext,
): Promise<ReadApiResult> {
  const reader = await import('./document/read/read-api.ts')
  return reader.readApi(source, context)
}

/** What judges numbers with all their digits: see `document/read/read-numbers.ts`, loaded where examples are checked. */
export async function loadNumbers(): Promise<
  typeof import('./document/read/read-numbers.ts')
> {
  return import('./document/read/read-numbers.ts')
}
