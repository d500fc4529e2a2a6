import type { Program } from 'estree'
import { identifier } from '../mdx/build-estree.ts'
import { declaredNames } from '../mdx/names-of-program.ts'
import { renameNames } from '../mdx/rename-names.ts'
import type { HtmlNode } from './html-node.ts'
import { renameInTree } from './rename-in-tree.ts'

/** Names reserved by `@mdx-js/mdx`, by the compiled page around its content and `evaluatePage`. */
const RESERVED =
  /^(?:MDXContent|_(?:createMdxContent|components?\d*|missingMdxReference|jsxs?|Fragment|runtime|meta|live|template|attr|escape|text|elements|try|tryAsync|at|unknown|late)|process|Object|Promise)$/

/**
 * Renames what the page's code declares under a reserved name: `export const process = …`,
 * `import MDXContent from …`. Exported names stay the same.
 *
 * @param nodes The page's hast, before folding.
 */
export function renameReserved(nodes: readonly HtmlNode[]): void {
  const programs = nodes.flatMap((node) =>
    node.type === 'mdxjsEsm' && node.data?.estree ? [node.data.estree] : [],
  )
  const taken = programs
    .flatMap((program) => declaredNames(program))
    .filter((name) => RESERVED.test(name))
  if (taken.length === 0) return
  // A suffix that no author uses by accident.
  const renamed = new Map(taken.map((name) => [name, `${name}$own`]))
  for (const program of programs) {
    program.body = program.body.flatMap((each) => exportApart(each, renamed))
    renameNames(program, renamed)
  }
  renameInTree({ children: nodes }, renamed)
}

type Statement = Program['body'][number]

/** Splits `export const process = …` into `const process = …` and `export { process }`. */
function exportApart(
  statement: Statement,
  renamed: ReadonlyMap<string, string>,
): Statement[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration)
    return [statement]
  const { declaration } = statement
  const names = declaredNames(declaration)
  if (!names.some((name) => renamed.has(name))) return [statement]
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
