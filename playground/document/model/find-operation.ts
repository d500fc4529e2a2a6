import { nearestAll } from '../../../runtime/kit/nearest.ts'
import type { Api, Operation } from '../api-model.ts'

/** What `METHOD /path` names: an operation, or with the method `WEBHOOK` a webhook. */
export interface OperationName {
  /** Upper case. */
  method: string
  path: string
}

/**
 * The operation of a name: the path compared exactly first, then without a slash at its end;
 * the method in any case.
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

/** The three operations that a name most likely meant, written as `METHOD /path`. */
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
  // The same path with another method is nearer than any other path.
  const plain = withoutSlash(path)
  const samePath = [...names].filter(
    (name) => withoutSlash(name.slice(name.indexOf(' ') + 1)) === plain,
  )
  const near = nearestAll(`${method} ${path}`, names, 6)
  return [...new Set([...samePath, ...near, ...sharingMost(path, names)])].slice(0, 3)
}

/** `METHOD /path`, `WEBHOOK name`. */
export function nameOf({ kind, method, path }: Operation): string {
  return `${kind === 'webhook' ? 'WEBHOOK' : method} ${path}`
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** For names that no typing mistake explains: those that share the most segments. */
function sharingMost(path: string, names: Iterable<string>): string[] {
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
