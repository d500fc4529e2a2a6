import { posix } from 'node:path'
import {
  parseNavigationReference,
  parseOperationReference,
} from '../../playground/index.ts'
import type { SourcePage } from './site.ts'

/** Fast path for most references, which are normalized already. */
const PLAIN = /^[\w-]+(?:\/[\w-]+)*$/

/**
 * Normalizes a page reference in the navigation: `/a`, `./a`, `a.mdx`, `b/../a` and `a/` are all
 * `a`. `..` can't leave the root. `/` is `index`.
 */
export function normaliseRef(ref: string): string {
  if (PLAIN.test(ref)) return ref
  const path = posix
    .resolve('/', ref.trim().replace(/^[/\\]+/, ''))
    .slice(1)
    .replace(/\.mdx?$/i, '')
  return path === '' ? 'index' : path
}

/** Whether an entry refers to an operation: `GET /users`, `v2.json POST /users`. */
export function isOperationRef(ref: string): boolean {
  return parseNavigationReference(ref) !== undefined
}

/** The method in `[file] METHOD /path`, in upper case. */
export function operationMethod(ref: string): string | undefined {
  return parseOperationReference(ref)?.method
}

/** The page that an entry refers to: a file, or the index of a folder. */
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
