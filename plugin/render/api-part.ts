import { contentHash } from '../kit/content-hash.ts'
import { type Api, type ApiTarget, targetOf } from '../../playground/index.ts'
import type { Project } from '../site/project.ts'
import type { Page } from '../site/site.ts'

/**
 * The part of an API description that a page shows. Refers to the description, which is sent to
 * workers once.
 */
export type ApiPart = ApiTarget & {
  /** Content hash of the description. */
  hash: string
}

const hashes = new WeakMap<Api, string>()

/** The API part of a page. Undefined for pages that aren't bound to an API description. */
export function apiPart(
  { operations, apiLinks }: Project,
  page: Page,
): ApiPart | undefined {
  const binding = operations.bindings.get(page.path)
  if (!binding) return undefined
  if (!('api' in binding)) return { ...targetOf(binding), hash: '' }
  const { api } = binding
  const links = apiLinks.links.get(api.source)?.[binding.schemaFolder]
  const hash = links ? contentHash(hashOf(api), links) : hashOf(api)
  return { ...targetOf(binding), hash }
}

/** Content hash of a description. */
function hashOf(api: Api): string {
  let hash = hashes.get(api)
  if (hash === undefined) {
    hash = contentHash(api)
    hashes.set(api, hash)
  }
  return hash
}

/**
 * API descriptions as they are sent to workers, keyed by location. Sent as JSON, because deep
 * ones would overflow the stack in a structured clone.
 */
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
