import type { Program } from 'estree'
import { identifier } from '../mdx/build-estree.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { declaredNames } from '../mdx/names-of-program.ts'
import { renameNames } from '../mdx/rename-names.ts'
import type { HtmlNode } from './html-node.ts'
import { renameInTree } from './rename-in-tree.ts'

/** Names that `@mdx-js/mdx`, the compiled page around its content, and `evaluatePage` take for themselves. */
const RESERVED =
  /^(?:MDXContent|_(?:createMdxContent|components?\d*|missingMdxReference|jsxs?|Fragment|runtime|meta|live|template|attr|escape|text|elements|try|tryAsync|at|unknown|late)|process|Object|Promise)$/

/**
 * Gives names that the page's code declares, but that a compiled page needs itself, others:
 * `export const process = …`, `import MDXContent from …`. What is exported keeps its name.
 *
 * @param nodes The page's tree, before anything of it is folded.
 */
export function renameReserved(nodes: readonly HtmlNode[], page: Compilation): void {
  const programs = nodes.flatMap((node) =>
    node.type === 'mdxjsEsm' && node.data?.estree ? [node.data.estree] : [],
  )
  const taken = programs
    .flatMap((program) => declaredNames(program))
    .filter((name) => RESERVED.test(name))
  if (taken.length === 0) return
  // No author's name has this at its end without meaning it.
  const renamed = new Map(taken.map((name) => [name, `${name}$own`]))
  for (const program of programs) {
    program.body = program.body.flatMap((each) => exportApart(each, renamed, page))
    renameNames(program, renamed)
  }
  renameInTree({ children: nodes }, renamed)
}

type Statement = Program['body'][number]

/** `const process = …` and `export { process }`, where one statement says both. */
function exportApart(
  statement: Statement,
  renamed: ReadonlyMap<string, string>,
  page: Compilation,
): Statement[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration)
    return [statement]
  const { declaration } = statement
  const names = declaredNames(declaration)
  if (!names.some((name) => renamed.has(name))) return [statement]
  page.setCodeSource(declaration, page.sourceOfCode(statement))
  return [declaration, exportOf(names)]
}

function exportOf(names: readonly string[]): Statement {
  return {
    type: 'ExportNamedDeclaration',
    attributes: [],
    specifiers: names.map((name) => ({
      type: 'ExportSpecifier',
      exported: identifier(name),
      local: identifier(name),
    })),
  }
}
