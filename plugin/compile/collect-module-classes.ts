import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../kit/content-hash.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { addClassNames } from '../mdx/note-class-names.ts'
import { resolveImport } from './snippet-files.ts'

/** A page that brings in more code than this is no page. */
const MOST_FILES = 200

/**
 * Notes the class names in code that a page imports, and in what that code imports: utilities
 * are written for them too; and Markdown that the code imports. The page depends on these files
 * from now on.
 *
 * @param path Of the module, from the root.
 */
export function collectModuleClasses(
  path: string,
  page: Compilation,
  seen = new Set<string>(),
): void {
  if (seen.has(path) || seen.size >= MOST_FILES || !/\.[jt]sx?$/.test(path)) return
  seen.add(path)
  const bytes = readFileSync(join(page.input.root, path))
  page.dependencies.set(path, contentHash(bytes))
  const text = bytes.toString('utf8')
  for (const [, , words] of text.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/g))
    addClassNames(words!.replace(/["'`${}]/g, ' '), page)
  for (const [, specifier] of text.matchAll(/\bfrom\s*["']([./][^"']*)["']/g)) {
    const target = resolveImport(specifier!, { file: path, text: '', line: 1 }, page)
    if (target.kind === 'module' && target.query === '')
      collectModuleClasses(target.path, page, seen)
    else if (target.kind === 'snippet') addMarkdown(target.path, page)
  }
}

/** Notes Markdown that code of the page imports. */
export function addMarkdown(path: string, page: Compilation): void {
  page.markdownModules.add(path)
  page.dependencies.set(path, contentHash(readFileSync(join(page.input.root, path))))
}
