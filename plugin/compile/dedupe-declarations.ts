import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Compilation } from '../mdx/compilation.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import { declaredNames } from '../mdx/names-of-program.ts'
import type { ModuleStatement } from './code-in-tree.ts'

/**
 * Deduplicates declarations: snippets' code is merged into the page's, so it may contain the same
 * import twice. Keeps the first declaration of a name, and reports others unless they are imports.
 *
 * @param nodes All ESM code of the page, in order of execution.
 */
export function dedupeDeclarations(nodes: readonly MdxjsEsm[], page: Compilation): void {
  const programs = nodes.map((node) => node.data!.estree!)
  for (const program of programs) {
    program.body = program.body.filter((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0)
        return true
      statement.specifiers = statement.specifiers.filter(({ local }) => {
        const isNew = !page.declared.has(local.name)
        page.declared.add(local.name)
        return isNew
      })
      return statement.specifiers.length > 0
    })
  }
  for (const program of programs) {
    program.body = program.body.filter((statement) => {
      if (statement.type === 'ImportDeclaration') return true
      const names = declaredNames(statement)
      const taken = names.find((name) => page.declared.has(name))
      if (taken !== undefined) reportTaken(taken, statement, page)
      else for (const name of names) page.declared.add(name)
      return taken === undefined
    })
  }
}

function reportTaken(name: string, statement: ModuleStatement, page: Compilation): void {
  const declaration =
    'declaration' in statement && statement.declaration
      ? statement.declaration
      : statement
  page.report(positionOfCode(declaration), {
    code: 'mdx/duplicate-name',
    message: `\`${name}\` is already declared on this page, so this declaration is left out`,
    hint: 'Rename one of them.',
  })
}
