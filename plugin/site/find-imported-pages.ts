import { join, posix } from 'node:path'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { findImports } from './find-imports.ts'
import type { WrittenImport, SourcePage } from './site.ts'

/**
 * Markdown files that others import, which makes them snippets wherever they are.
 *
 * @param root Absolute path of the content folder.
 * @param pages Pages by file.
 * @param snippets Files of snippets, which are read.
 */
export function findImportedPages(
  root: string,
  pages: ReadonlyMap<string, { page: SourcePage }>,
  snippets: readonly string[],
): Set<string> {
  const importsOf = new Map<string, readonly string[]>()
  for (const [file, { page }] of pages)
    importsOf.set(file, importedFiles(file, page.body.imports))
  for (const file of snippets.filter((name) => PAGE_FILE.test(name)))
    importsOf.set(
      file,
      importedFiles(file, findImports(readTextFile(join(root, file)) ?? '')),
    )
  return reachedFromOutside(importsOf)
}

/** Markdown files among the imports of a file, root-relative. */
export function importedFiles(
  file: string,
  imports: readonly Pick<WrittenImport, 'from'>[],
): string[] {
  return imports
    .filter(({ from }) => /\.mdx?$/.test(from))
    .map(({ from }) =>
      posix.normalize(
        from.startsWith('/') ? from.slice(1) : posix.join(posix.dirname(file), from),
      ),
    )
}

/**
 * Imported files, except those only reachable through an import cycle: they stay pages, so that the
 * cycle is reported.
 */
function reachedFromOutside(
  importsOf: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const imported = new Set([...importsOf.values()].flat())
  const reached = new Set<string>()
  const visit = (file: string) => {
    for (const target of importsOf.get(file) ?? []) {
      if (reached.has(target)) continue
      reached.add(target)
      visit(target)
    }
  }
  for (const file of importsOf.keys()) if (!imported.has(file)) visit(file)
  return reached
}
