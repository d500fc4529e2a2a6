import type { Node } from 'estree'
import type { Compilation } from '../mdx/compilation.ts'
import { CONTENT_SUFFIX, EXPORTS_SUFFIX } from '../mdx/exports-suffix.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import { reportMissingImport } from './report-missing-import.ts'
import { moduleId, resolveImport } from './snippet-files.ts'
import { addMarkdown, collectModuleClasses } from './collect-module-classes.ts'

/**
 * The id of an imported module at runtime: its path from the root, or a package's name. If it can't
 * be resolved, reports it and returns undefined.
 *
 * @param node The code that imports it. In a snippet, paths are relative to the snippet.
 */
export function resolvePageImport(
  specifier: string,
  node: Node,
  page: Compilation,
): string | undefined {
  // A virtual module with the page's own exports.
  if (specifier.endsWith(EXPORTS_SUFFIX)) return specifier
  if (specifier.endsWith(CONTENT_SUFFIX)) {
    addMarkdown(specifier.slice(1, -CONTENT_SUFFIX.length), page)
    return specifier
  }
  const place = positionOfCode(node)
  const target = resolveImport(specifier, page.sourceOf(place), page)
  if (target.kind === 'package') return target.name
  if (target.kind === 'missing' || target.kind === 'outside') {
    reportMissingImport(specifier, target, place, page)
    return undefined
  }
  if (target.kind === 'snippet') {
    addMarkdown(target.path, page)
    return `/${target.path}${CONTENT_SUFFIX}`
  }
  collectModuleClasses(target, page)
  return moduleId(target)
}
