import { contentHash } from '../content-hash.ts'
import type { Api } from '../../playground/api.ts'
import type { ApiTarget } from '../../playground/pages/api-module.tsx'
import type { Project } from '../project.ts'
import type { Page } from '../site/types.ts'

/** What a page shows of an API description: names only, the description itself is sent to workers once. */
export type ApiPart = ApiTarget & {
  /** Names the description's content. */
  hash: string
}

const hashes = new WeakMap<Api, string>()

/** The part of a page that is bound to an API description; undefined for other pages. */
export function apiPart({ operations }: Project, page: Page): ApiPart | undefined {
  const binding = operations.bindings.get(page.path)
  switch (binding?.kind) {
    case 'operation': {
      const { kind, method, path } = binding.operation
      return {
        kind: 'operation',
        hash: hashOf(binding.api),
        source: binding.api.source,
        target: kind,
        method,
        path,
      }
    }
    case 'schema':
      return {
        kind: 'schema',
        hash: hashOf(binding.api),
        source: binding.api.source,
        id: binding.id,
      }
    case 'manual':
      return { ...binding, hash: '' }
    case 'missing':
      return { ...binding, hash: '' }
    default:
      return undefined
  }
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
