import { posix } from 'node:path'
import type { Page } from './types.ts'

const OPERATION =
  /^(?:(.+?)\s+)?(get|put|post|delete|options|head|patch|trace|webhook)\s+(\S.*)$/i

/**
 * A page path out of what authors write in the navigation: `/a`, `./a`, `a.mdx`, `b/../a` and `a/`
 * are all `a`; `..` ends at the root (behaviour 1.1, `navigation`). `/` is `index`.
 */
export function normaliseRef(ref: string): string {
  const path = posix
    .resolve('/', ref.trim().replace(/^[/\\]+/, ''))
    .slice(1)
    .replace(/\.mdx?$/i, '')
  return path === '' ? 'index' : path
}

/** Whether an entry names an operation: `GET /users`, `v2.json POST /users`, `WEBHOOK order.created`. */
export function isOperationRef(ref: string): boolean {
  return OPERATION.test(ref.trim())
}

/** The method of `[file] METHOD /path`, in upper case. */
export function operationMethod(ref: string): string | undefined {
  return OPERATION.exec(ref.trim())?.[2]?.toUpperCase()
}

/** The page that an entry names: the file itself, or the index of the folder. */
export function findPage(
  pages: ReadonlyMap<string, Page>,
  ref: string,
): Page | undefined {
  const path = normaliseRef(ref)
  return (
    pages.get(path) ??
    pages.get(`${path}/index`) ??
    pages.get(path.replace(/\/index$/, ''))
  )
}
