import { join } from 'node:path'
import { codeFrame } from '../../runtime/kit/code-frame.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { escapePattern } from '../kit/escape-pattern.ts'
import { findImports } from '../site/find-imports.ts'
import { componentNames } from '../site/overrides.ts'
import type { Project } from '../site/project.ts'
import { describeMissingImport } from './describe-missing-import.ts'
import type { MissingModule, MissingModules } from './missing-modules.ts'
import type { PageCompilation } from './page-compilation.ts'

/**
 * Reports unresolved imports, with the position in the first page that has them: the bundler
 * resolves imports of pages once for all pages. Imports that were removed since are skipped, as
 * the dev server doesn't reload modules to find that out.
 */
export function missingDiagnostics(
  missing: MissingModules,
  project: Project,
  compilations: readonly PageCompilation[],
): Diagnostic[] {
  const all = missing.all()
  return all.flatMap(({ module, diagnostic }): Diagnostic[] => {
    if (module.importer !== undefined) {
      const text = readTextFile(join(project.root, module.importer)) ?? ''
      return text.includes(module.source) ? [diagnostic] : []
    }
    const importing = compilations.find(({ facts }) =>
      facts.imports.some(({ id }) => id === module.source),
    )
    if (!importing) return []
    const { file } = importing.page
    // Its exports are a module of their own, with the same import.
    if (
      all.some(
        ({ module: { importer, source, name } }) =>
          importer === file && source === module.source && name === undefined,
      )
    )
      return []
    const text = readTextFile(join(project.root, file)) ?? ''
    const described = describeMissingImport(
      module.source,
      namesFrom(text, module.source),
      componentNames(project.overrides),
    )
    return [{ ...diagnostic, ...described, file, ...placeOf(text, module) }]
  })
}

/** The place of the specifier. Empty if the import is in a snippet of the page. */
function placeOf(text: string, { source }: MissingModule) {
  const quoted = `(['"])${escapePattern(source)}\\1`
  const statement = new RegExp(`^(?:import|export)\\b[^'"]*${quoted}`, 'm')
  const found = statement.exec(text) ?? new RegExp(quoted).exec(text)
  if (!found) return {}
  const end = found.index + found[0].length
  const { line, column } = placeAt(text, end - source.length - 2)
  return { line, column, frame: codeFrame(text, line, column) }
}

/** The names that a page's text imports from a module. */
function namesFrom(text: string, source: string): string[] {
  return findImports(text).flatMap(({ from, bindings }) =>
    from === source ? bindings.map(({ local }) => local) : [],
  )
}
