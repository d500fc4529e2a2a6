import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isFile } from '../kit/is-file.ts'
import { nearest } from '../../runtime/kit/nearest.ts'

/**
 * The file that an import with a wrong path probably means: a similar name in the same folder, or
 * the same path from the content folder. Undefined if there is none.
 *
 * @param root Absolute path of the content folder.
 * @param written The path as it is in the import.
 * @param path Where it leads, relative to the content folder.
 */
export function similarFile(
  root: string,
  written: string,
  path: string,
): string | undefined {
  const fromRoot = written.replace(/^(?:\.{0,2}\/)+/, '')
  if (fromRoot !== path && isFile(join(root, fromRoot))) return `/${fromRoot}`
  const folder = posix.dirname(path)
  const name = nearest(posix.basename(path), namesIn(join(root, folder)))
  return name === undefined ? undefined : `/${posix.join(folder, name)}`
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
