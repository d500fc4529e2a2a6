import { readdirSync, type Dirent } from 'node:fs'
import { join, posix } from 'node:path'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { hashInside, OUTSIDE } from '../kit/hash-inside.ts'
import { isFile } from '../kit/is-file.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { findFile, SNIPPET, snippetFolders } from './snippet-files.ts'

/**
 * The file that an import with a wrong path probably means: one with a similar name in the same
 * folder, or the same path from the content folder. Undefined if there is none. The names in the
 * folder become a dependency of the page.
 *
 * @param written The path as it is in the import.
 * @param path Where it leads, relative to the content folder.
 */
export function similarFile(
  written: string,
  path: string,
  page: Compilation,
): string | undefined {
  const fromRoot = posix.normalize(written.replace(/^(?:\.{0,2}\/)+|\/$/g, ''))
  const isElsewhere = fromRoot !== path && !fromRoot.startsWith('../')
  if (isElsewhere && findFile(fromRoot, page) === 'file') return `/${fromRoot}`
  const folder = posix.dirname(path)
  const names = entriesIn(folder, page).map(({ name }) => name)
  const files = names.filter((name) => isFile(join(page.input.root, folder, name)))
  const name = nearest(posix.basename(path), files)
  return name === undefined ? undefined : `/${posix.join(folder, name)}`
}

/**
 * The snippet that `<Snippet file>` with a wrong path probably means: the only one of that name,
 * or one with a similar path. Undefined if there is none. The names in the snippets' folders become
 * dependencies of the page.
 *
 * @param written The value of `file`.
 */
export function similarSnippet(written: string, page: Compilation): string | undefined {
  const paths = snippetFolders
    .flatMap((folder) => pathsBelow(folder, '', page))
    .filter((path) => SNIPPET.test(path))
  const name = posix.basename(written)
  const [only, ...others] = paths.filter((path) => posix.basename(path) === name)
  return only !== undefined && others.length === 0 ? only : nearest(written, paths)
}

/** Paths of everything below a part of a folder, relative to the folder. */
function pathsBelow(folder: string, part: string, page: Compilation): string[] {
  return entriesIn(posix.join(folder, part), page).flatMap((entry) => {
    const path = posix.join(part, entry.name)
    return entry.isDirectory() ? pathsBelow(folder, path, page) : [path]
  })
}

/** What is in a folder, by name. Nothing if it is missing or outside of the content folder. */
function entriesIn(folder: string, { input, dependencies }: Compilation): Dirent[] {
  const path = `${folder}/`
  const hash = hashInside(input.root, path) ?? ''
  dependencies.set(path, hash)
  if (hash === '' || hash === OUTSIDE) return []
  return readdirSync(join(input.root, path), { withFileTypes: true }).sort((a, b) =>
    byCodeUnit(a.name, b.name),
  )
}
