import type { ImportDeclaration, Program } from 'estree'
import { identifier } from '../mdx/build-estree.ts'
import { exportedNames, moduleName } from '../mdx/names-of-program.ts'
import type { ModuleStatement } from './code-in-tree.ts'
import type { FileModules } from './file-modules.ts'

/** The exported name that an import specifier refers to; `*` for a namespace import. */
export function importedName(part: ImportDeclaration['specifiers'][number]): string {
  if (part.type === 'ImportDefaultSpecifier') return 'default'
  if (part.type === 'ImportNamespaceSpecifier') return '*'
  return moduleName(part.imported)
}

/**
 * Turns a snippet's `export { x } from` into imports under generated names, and records the
 * exports.
 */
export function importReexports(
  body: readonly ModuleStatement[],
  modules: Pick<FileModules, 'exports' | 'exportsOthers' | 'hasLayout'>,
): ModuleStatement[] {
  const { exports } = modules
  return body.flatMap((statement): ModuleStatement[] => {
    if (statement.type === 'ExportAllDeclaration') {
      const { exported, source } = statement
      if (!exported) {
        modules.exportsOthers = true
        return []
      }
      const local = `${identifierOf(moduleName(exported))}$from`
      exports.set(moduleName(exported), local)
      return [
        {
          type: 'ImportDeclaration',
          attributes: [],
          source,
          specifiers: [{ type: 'ImportNamespaceSpecifier', local: identifier(local) }],
        },
      ]
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source)
      return [statement]
    const { source } = statement
    const specifiers = statement.specifiers.flatMap(({ local, exported }) => {
      const name = moduleName(exported)
      if (name === 'default') {
        modules.hasLayout = true
        return []
      }
      const own = `${identifierOf(name)}$from`
      exports.set(name, own)
      return [
        {
          type: 'ImportSpecifier' as const,
          imported: { ...local },
          local: identifier(own),
        },
      ]
    })
    return [{ type: 'ImportDeclaration', attributes: [], source, specifiers }]
  })
}

/** Records a program's exports. */
export function recordExports(
  { body }: Program,
  modules: Pick<FileModules, 'exports' | 'hasLayout'>,
): void {
  for (const statement of body) {
    for (const [name, local] of exportedNames(statement)) {
      if (name === 'default') modules.hasLayout = true
      else modules.exports.set(name, local)
    }
  }
}

/** Removes `export` from a snippet's statements, which are moved to the page. */
export function withoutExports({ body }: Program): ModuleStatement[] {
  return body.flatMap((statement): ModuleStatement[] => {
    if (statement.type === 'ExportDefaultDeclaration') return []
    if (statement.type !== 'ExportNamedDeclaration') return [statement]
    return statement.declaration ? [statement.declaration] : []
  })
}

/** Derives an identifier from an exported name, which may be any string. */
function identifierOf(name: string): string {
  return name.replace(/[^\w$]/g, '_')
}
