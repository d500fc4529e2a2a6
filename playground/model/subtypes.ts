import type { Api } from '../api.ts'
import type { FlatSchema } from './flatten-schema.ts'

const bases = new WeakMap<Api, Map<string, string[]>>()

/**
 * The schemas that a discriminator without `oneOf` chooses between: what its mapping names,
 * else the named schemas that extend it with `allOf`.
 */
export function subtypesOf(api: Api, { discriminator, ids }: FlatSchema): string[] {
  if (!discriminator) return []
  if (discriminator.mapping.length > 0) {
    return [...new Set(discriminator.mapping.map(({ id }) => id))].filter(
      (id) => !ids.includes(id),
    )
  }
  let byBase = bases.get(api)
  if (!byBase) {
    byBase = new Map()
    for (const { id } of api.components) {
      for (const { ref } of api.schemas[id]?.allOf ?? []) {
        if (ref !== undefined) byBase.set(ref, [...(byBase.get(ref) ?? []), id])
      }
    }
    bases.set(api, byBase)
  }
  return ids.flatMap((id) => byBase.get(id) ?? [])
}
