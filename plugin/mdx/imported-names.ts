import { parseCode } from '../kit/parse-code.ts'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { findImports } from '../site/find-imports.ts'

/** A name that a module imports from another: as exported there, and the local name. */
export interface ImportedName {
  imported: string
  local: string
  /** Offset in the importing module. */
  start?: number
}

/**
 * The names that a module imports from another, with `import` and `export … from`.
 *
 * @param file The module's path. Of Markdown, only the imports are read.
 */
export function importedNames(
  source: string,
  code: string,
  file: string,
): ImportedName[] {
  if (PAGE_FILE.test(file))
    return findImports(code)
      .filter(({ from }) => from === source)
      .flatMap(({ bindings }) => bindings)
      .filter(({ imported }) => imported !== '*')
  const { program } = parseCode('module.tsx', code)
  return program.body.flatMap((statement): ImportedName[] => {
    if (!('source' in statement) || statement.source?.value !== source) return []
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.flatMap((part) => {
        if (part.type === 'ImportNamespaceSpecifier') return []
        const { local } = part
        const imported =
          part.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(part.imported)
        return [{ imported, local: local.name, start: part.start }]
      })
    }
    if (statement.type !== 'ExportNamedDeclaration') return []
    return statement.specifiers.map(({ local, start }) => ({
      imported: nameOf(local),
      local: nameOf(local),
      start,
    }))
  })
}

/** Whether a module imports the default export of another. */
export function importsDefault(source: string, code: string, file: string): boolean {
  return importedNames(source, code, file).some(({ imported }) => imported === 'default')
}

function nameOf(node: { name: string } | { value: unknown }): string {
  return 'name' in node ? node.name : String(node.value)
}
