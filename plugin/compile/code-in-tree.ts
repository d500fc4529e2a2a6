import type { Program } from 'estree'
import type { RootContent } from 'mdast'
import { isTag } from '../mdx/tag.ts'
import type { HtmlNode } from './html-node.ts'

/** A node of a page's tree, mdast or hast. */
export type SyntaxNode = RootContent | HtmlNode

/** A statement of a module, such as an import. */
export type ModuleStatement = Program['body'][number]

/** The estrees of the ESM code among nodes. */
export function programsOf(nodes: readonly SyntaxNode[]): Program[] {
  return nodes.flatMap((node) =>
    node.type === 'mdxjsEsm' && node.data?.estree ? [node.data.estree] : [],
  )
}

/** The estrees of a node itself: of an expression, or of a tag's attributes. */
export function codeOf(node: SyntaxNode): Program[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return node.data?.estree ? [node.data.estree] : []
  if (!isTag(node)) return []
  return node.attributes.flatMap((attribute) => {
    const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute
    const code = typeof holder === 'object' ? holder?.data?.estree : undefined
    return code ? [code] : []
  })
}

/** All descendants, in document order. */
export function* nodesIn(parent: {
  children: readonly SyntaxNode[]
}): Generator<SyntaxNode> {
  for (const child of parent.children) {
    yield child
    if ('children' in child) yield* nodesIn(child)
  }
}
