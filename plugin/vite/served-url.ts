import type { ResolvedConfig } from 'vite'
import { pathBelow } from '../kit/path-below.ts'

/**
 * The URL at which the dev server serves a module.
 *
 * @param id Absolute path, or id of a virtual module.
 */
export function servedUrl({ base, root }: ResolvedConfig, id: string): string {
  const inside = pathBelow(root, id)
  if (inside !== undefined) return base + inside
  // Browsers don't send the fragment. As a query, it leaves the file extension intact.
  return id.startsWith('/')
    ? `${base}@fs${id}`
    : `${base}@id/${id.replace('#', '?export=')}`
}
