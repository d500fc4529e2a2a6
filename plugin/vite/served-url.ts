import type { ResolvedConfig } from 'vite'
import { pathBelow } from '../kit/path-below.ts'

/**
 * The URL at which the dev server serves a module.
 *
 * @param id Absolute path, or id of a virtual module.
 */
export function servedUrl(
  { base, root }: Pick<ResolvedConfig, 'base' | 'root'>,
  id: string,
): string {
  const inside = pathBelow(root, id)
  if (inside !== undefined) return base + withPercents(inside)
  const path = withPercents(id)
  // Browsers don't send the fragment. As a query, it leaves the file extension intact.
  return path.startsWith('/')
    ? `${base}@fs${path}`
    : `${base}@id/${path.replace('#', '?export=')}`
}

/** Browsers encode all other characters of a path, but take `%2F` in a folder's name for encoded. */
function withPercents(path: string): string {
  return path.replaceAll('%', '%25')
}
