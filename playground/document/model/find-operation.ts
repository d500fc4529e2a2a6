import { nearestAll } from '../../../runtime/kit/nearest.ts'
import type { Api, Operation } from '../api-model.ts'
import { stripTrailingSlashes } from '../../../runtime/kit/strip-trailing-slashes.ts'

/** A parsed `METHOD /path`: an operation, or a webhook if the method is `WEBHOOK`. */
interface OperationName {
  /** Upper case. */
  method: string
  path: string
}

/**
 * Finds an operation or webhook by name. An exact match of the path is preferred to one that
 * ignores a trailing slash; methods are case-insensitive.
 */
export function findOperation(
  api: Api,
  { method, path }: OperationName,
): Operation | undefined {
  const wanted = method.toUpperCase()
  if (wanted === 'WEBHOOK') return api.webhooks.find((webhook) => webhook.path === path)
  const ofMethod = api.operations.filter(
    (operation) => operation.method.toUpperCase() === wanted,
  )
  const plain = withoutSlash(path)
  return (
    ofMethod.find((operation) => operation.path === path) ??
    ofMethod.find((operation) => withoutSlash(operation.path) === plain)
  )
}

/** Up to three suggestions for a name that was not found, as `METHOD /path`. */
export function nearestOperations(
  apis: readonly Api[],
  { method, path }: OperationName,
): string[] {
  const names = new Set<string>()
  for (const api of apis) {
    if (method === 'WEBHOOK')
      for (const webhook of api.webhooks) names.add(`WEBHOOK ${webhook.path}`)
    else for (const operation of api.operations) names.add(nameOf(operation))
  }
  // The same path with another method is the most likely intention.
  const plain = withoutSlash(path)
  const samePath = [...names].filter(
    (name) => withoutSlash(name.slice(name.indexOf(' ') + 1)) === plain,
  )
  const near = nearestAll(`${method} ${path}`, names, 6)
  const both = near.filter((name) => samePath.includes(name))
  const all = [...both, ...samePath, ...near, ...bySharedSegments(path, names)]
  return [...new Set(all)].slice(0, 3)
}

/** The name of an operation, as references spell it: `METHOD /path`, `WEBHOOK name`. */
function nameOf({ kind, method, path }: Operation): string {
  return `${kind === 'webhook' ? 'WEBHOOK' : method} ${path}`
}

function withoutSlash(path: string): string {
  return path.length > 1 ? stripTrailingSlashes(path) : path
}

/** Names that share the most path segments, for mistakes that are not typos. */
function bySharedSegments(path: string, names: Iterable<string>): string[] {
  const wanted = segments(path)
  return [...names]
    .map((name) => ({
      name,
      shared: segments(name.slice(name.indexOf(' ') + 1)).filter((part) =>
        wanted.includes(part),
      ).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ name }) => name)
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part && !part.startsWith('{'))
}
