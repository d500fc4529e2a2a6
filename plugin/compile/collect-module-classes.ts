import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../kit/content-hash.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { addClassNames } from '../mdx/record-class-names.ts'
import { moduleId, resolveImport, type ImportTarget } from './snippet-files.ts'
import { stringsInModule } from './strings-in-module.ts'

/** Stop here: no real page imports more code than this. */
const MAX_FILES = 200

/**
 * Collects class names, for utility CSS, and imported Markdown from a module that a page imports,
 * and from its own imports. All these files become dependencies of the page, also those that have
 * no classes: without them, the import is missing.
 */
export function collectModuleClasses(
  module: Extract<ImportTarget, { kind: 'module' }>,
  page: Compilation,
  seen = new Set<string>(),
): void {
  const id = moduleId(module)
  if (seen.has(id) || seen.size >= MAX_FILES) return
  seen.add(id)
  const { path, query } = module
  const bytes = readFileSync(join(page.input.root, path))
  const hash = contentHash(bytes)
  page.dependencies.set(path, hash)
  if (query !== '' || !/\.[jt]sx?$/.test(path)) return
  const text = bytes.toString('utf8')
  for (const words of stringsInModule(path, text, hash)) addClassNames(words, page)
  for (const [, specifier] of text.matchAll(/\bfrom\s*["']([./][^"']*)["']/g)) {
    const target = resolveImport(specifier!, { file: path, text: '', line: 1 }, page)
    if (target.kind === 'module') collectModuleClasses(target, page, seen)
    else if (target.kind === 'snippet') addMarkdown(target.path, page)
  }
}

/** Records Markdown that code of the page imports, as a dependency too. */
export function addMarkdown(path: string, page: Compilation): void {
  page.markdownModules.add(path)
  page.dependencies.set(path, contentHash(readFileSync(join(page.input.root, path))))
}
