import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { hashFile } from './hash-file.ts'

/** The hash of a file behind a symbolic link that leads out of the folder. */
export const OUTSIDE = 'outside'

/** Whether an existing path in a folder stays in it, or is it, when symbolic links are resolved. */
export function isInside(root: string, path: string): boolean {
  // The native function is several times faster.
  const inside = realpathSync.native(root)
  const real = realpathSync.native(join(root, path))
  return real === inside || real.startsWith(inside.endsWith(sep) ? inside : inside + sep)
}

/**
 * Like `hashFile` for a path in a folder, but `OUTSIDE` if a symbolic link leads out of the folder:
 * a link to a copy inside has another hash, as only that one may be read.
 */
export function hashInside(root: string, path: string): string | undefined {
  const hash = hashFile(join(root, path))
  // Such as a `package.json` above the content folder.
  if (hash === undefined || path.startsWith('../')) return hash
  try {
    return isInside(root, path) ? hash : OUTSIDE
  } catch {
    // Removed meanwhile.
    return undefined
  }
}
