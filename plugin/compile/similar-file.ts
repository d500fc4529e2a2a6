import { readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { hashFile } from '../kit/hash-file.ts'
import { isFile } from '../kit/is-file.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { SNIPPET, snippetFolders } from './snippet-files.ts'

/**
 * The file that an import with a wrong path probably means: a similar name in the same folder, or
 * the same path from the content folder. Undefined if there is none. The names in both folders
 * become dependencies of the page.
 *
 * @param written The path as it is in the import.
 * @param path Where it leads, relative to the content folder.
 */
export function similarFile(
  written: string,
  path: string,
  { input: { root }, dependencies }: Compilation,
): string | undefined {
  const fromRoot = written.replace(/^(?:\.{0,2}\/)+/, '')
  for (const file of [path, fromRoot]) {
    const folder = `${posix.dirname(file)}/`
    dependencies.set(folder, hashFile(join(root, folder)) ?? '')
  }
  if (fromRoot !== path && isFile(join(root, fromRoot))) return `/${fromRoot}`
  const folder = posix.dirname(path)
  const name = nearest(posix.basename(path), namesIn(join(root, folder)))
  return name === undefined ? undefined : `/${posix.join(folder, name)}`
}

/**
 * The snippet that `<Snippet file>` with a wrong path probably means: the only one of that name,
 * or one with a similar path. Undefined if there is none.
 *
 * @param root Absolute path of the content folder.
 * @param written The value of `file`.
 */
export function similarSnippet(root: string, written: string): string | undefined {
  const paths = snippetFolders
    .flatMap((folder) => namesIn(join(root, folder), true))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => SNIPPET.test(path))
  const name = posix.basename(written)
  const [only, ...others] = paths.filter((path) => posix.basename(path) === name)
  return only !== undefined && others.length === 0 ? only : nearest(written, paths)
}

function namesIn(folder: string, recursive = false): string[] {
  try {
    return readdirSync(folder, { recursive, encoding: 'utf8' }).sort()
  } catch {
    return []
  }
}
