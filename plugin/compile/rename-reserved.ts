import type { Node, Program } from 'estree'
import { identifier } from '../mdx/build-estree.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { declaredNames, namesIn, type NameUse } from '../mdx/names-of-program.ts'
import { isTag } from '../mdx/tag.ts'
import type { HtmlNode } from './html-node.ts'
import { isParent, childrenOf } from './html-node.ts'

/** Names that `@mdx-js/mdx`, the compiled page around its content, and `evaluatePage` take for themselves. */
const RESERVED =
  /^(?:MDXContent|_(?:createMdxContent|components?\d*|missingMdxReference|jsxs?|Fragment|runtime|meta|live|template|attr|escape|text|elements|try|tryAsync|at|unknown|late)|process|Object|Promise)$/

/** A node that may carry code: of itself, or in its attributes. */
interface CodeNode {
  data?: { estree?: Program } | null
  attributes?: { data?: CodeNode['data']; value?: unknown }[]
}

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
  const names = programs.flatMap((program) => declaredNames(program))
  const taken = new Set(names.filter((name) => RESERVED.test(name)))
  if (taken.size === 0) return
  for (const program of programs) renameInModule(program, taken, page)
  renameInContent(nodes, taken)
}

/** No author's name has this character at its end without meaning it. */
function renamed(name: string): string {
  return `${name}$own`
}

function renameInModule(
  program: Program,
  taken: ReadonlySet<string>,
  page: Compilation,
): void {
  program.body = program.body.flatMap((statement): Program['body'] => {
    if (statement.type === 'ImportDeclaration') {
      for (const part of statement.specifiers)
        if (taken.has(part.local.name)) part.local = identifier(renamed(part.local.name))
      return [statement]
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      return [statement]
    const { declaration = null } =
      statement.type === 'ExportNamedDeclaration' ? statement : {}
    const exported = declaration ? declaredNames(declaration) : []
    renameUses(statement, taken)
    if (!declaration || !exported.some((name) => taken.has(name))) return [statement]
    page.setCodeSource(declaration, page.sourceOfCode(statement))
    return [declaration, exportOf(exported, taken)]
  })
}

/** `export { process$own as process }` */
function exportOf(
  names: readonly string[],
  taken: ReadonlySet<string>,
): Program['body'][number] {
  return {
    type: 'ExportNamedDeclaration',
    attributes: [],
    specifiers: names.map((name) => ({
      type: 'ExportSpecifier',
      exported: identifier(name),
      local: identifier(taken.has(name) ? renamed(name) : name),
    })),
  }
}

/** Renames what is used and declared at the top level of some code; JSX may be in it. */
function renameUses(root: Node, taken: ReadonlySet<string>): void {
  for (const use of namesIn(root)) if (taken.has(use.name)) renameUse(use)
}

function renameUse({ node, parent, name }: NameUse): void {
  if (parent?.type === 'Property' && parent.shorthand) {
    parent.shorthand = false
    parent.key = identifier(name)
  }
  // Where both are the same, the parser has one node for them.
  if (parent?.type === 'ExportSpecifier') parent.exported = { ...parent.exported }
  Object.assign(node, { name: renamed(name) })
}

function renameInContent(nodes: readonly HtmlNode[], taken: ReadonlySet<string>): void {
  for (const node of nodes) {
    const { data, attributes = [] } = node as CodeNode
    if (node.type !== 'mdxjsEsm' && data?.estree) renameUses(data.estree, taken)
    for (const { data, value } of attributes) {
      if (data?.estree) renameUses(data.estree, taken)
      const { data: inValue } = (value ?? {}) as CodeNode
      if (inValue?.estree) renameUses(inValue.estree, taken)
    }
    if (isTag(node) && node.name !== null) {
      const [root = '', ...members] = node.name.split('.')
      if (taken.has(root)) node.name = [renamed(root), ...members].join('.')
    }
    if (isParent(node)) renameInContent(childrenOf(node), taken)
  }
}
