import { join } from 'node:path'
import { readTextFile } from '../kit/read-text-file.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { escapePattern } from '../kit/escape-pattern.ts'
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
  return missing.all().flatMap(({ module, diagnostic }): Diagnostic[] => {
    if (module.importer !== undefined) {
      const text = readTextFile(join(project.root, module.importer)) ?? ''
      return text.includes(module.source) ? [diagnostic] : []
    }
    const importing = compilations.find(({ facts }) =>
      facts.imports.some(({ id }) => id === module.source),
    )
    if (!importing) return []
    const { file } = importing.page
    const text = readTextFile(join(project.root, file)) ?? ''
    const described = describeMissingImport(
      module.source,
      namesFrom(text, module.source),
      componentNames(project.overrides),
    )
    return [{ ...diagnostic, ...described, file, ...placeOf(text, module) }]
  })
}

function placeOf(text: string, { source }: MissingModule) {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => importsFrom(line, source))
  // The import is in a snippet of the page.
  if (at === -1) return {}
  return { line: at + 1, column: lines[at]!.indexOf(source) }
}

/** The names that a page's text imports from a module. */
function namesFrom(text: string, source: string): string[] {
  const statement = new RegExp(
    `^import\\s([^'"]*?)\\sfrom\\s*['"]${escapePattern(source)}['"]`,
    'm',
  )
  const [, declared = ''] = statement.exec(text) ?? []
  return declared.match(/\w+/g) ?? []
}

function importsFrom(line: string, source: string): boolean {
  return [`'${source}'`, `"${source}"`].some((quoted) => line.includes(quoted))
}
