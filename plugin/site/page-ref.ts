import { posix } from 'node:path'
import { parseOperationReference } from '../../playground/index.ts'
import type { SourcePage } from './site.ts'

/** Most paths of most sites: nothing is to be resolved. */
const PLAIN = /^[\w-]+(?:\/[\w-]+)*$/

/**
 * A page path out of what authors write in the navigation: `/a`, `./a`, `a.mdx`, `b/../a` and `a/`
 * are all `a`; `..` ends at the root (`navigation`). `/` is `index`.
 */
export function normaliseRef(ref: string): string {
  if (PLAIN.test(ref)) return ref
  const path = posix
    .resolve('/', ref.trim().replace(/^[/\\]+/, ''))
    .slice(1)
    .replace(/\.mdx?$/i, '')
  return path === '' ? 'index' : path
}

/** Whether an entry names an operation: `GET /users`, `v2.json POST /users`, `WEBHOOK order.created`. */
export function isOperationRef(ref: string): boolean {
  return parseOperationReference(ref) !== undefined
}

/** The method of `[file] METHOD /path`, in upper case. */
export function operationMethod(ref: string): string | undefined {
  return parseOperationReference(ref)?.method
}

/** The page that an entry names: the file itself, or the index of the folder. */
export function resolvePageRef(
  pages: ReadonlyMap<string, SourcePage>,
  ref: string,
): SourcePage | undefined {
  const path = normaliseRef(ref)
  return (
    pages.get(path) ??
    pages.get(`${path}/index`) ??
    pages.get(path.replace(/\/index$/, ''))
  )
}
