import { contentHash } from '../kit/content-hash.ts'
import { type Api, type ApiTarget, targetOf } from '../../playground/index.ts'
import type { Project } from '../site/project.ts'
import type { Page } from '../site/site.ts'

/** What a page shows of an API description: names only, the description itself is sent to workers once. */
export type ApiPart = ApiTarget & {
  /** Names the description's content. */
  hash: string
}

const hashes = new WeakMap<Api, string>()

/** The part of a page that is bound to an API description; undefined for other pages. */
export function apiPart(
  { operations, apiLinks }: Project,
  page: Page,
): ApiPart | undefined {
  const binding = operations.bindings.get(page.path)
  if (!binding) return undefined
  if (!('api' in binding)) return { ...targetOf(binding), hash: '' }
  const { api } = binding
  const links = apiLinks.links.get(api.source)
  const hash = links ? contentHash(hashOf(api), links) : hashOf(api)
  return { ...targetOf(binding), hash }
}

/** Names the content of a description. */
function hashOf(api: Api): string {
  let hash = hashes.get(api)
  if (hash === undefined) {
    hash = contentHash(api)
    hashes.set(api, hash)
  }
  return hash
}

/** API descriptions as they travel to workers: as JSON, since deep ones would overflow a structured clone. */
export function apiTexts({
  apis,
  apiLinks,
}: Pick<Project, 'apis' | 'apiLinks'>): Record<string, string> {
  return Object.fromEntries(
    [...apis].map(([source, { relativeLinks: _, ...api }]) => [
      source,
      JSON.stringify({ ...api, links: apiLinks.links.get(source) } satisfies Api),
    ]),
  )
}
