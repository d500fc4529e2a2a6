import type { Program } from 'estree'
import type { Parents, RootContent } from 'mdast'
import { isTag } from '../mdx/tag.ts'

/** The code of a node's own: of an expression in braces, or of a tag's attributes. */
export function codeOf(node: RootContent): Program[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return node.data?.estree ? [node.data.estree] : []
  if (!isTag(node)) return []
  return node.attributes.flatMap((attribute) => {
    const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute
    const code = typeof holder === 'object' ? holder?.data?.estree : undefined
    return code ? [code] : []
  })
}

/** All nodes below one of Markdown's tree, in document order. */
export function* nodesIn(parent: Parents): Generator<RootContent> {
  for (const child of parent.children as RootContent[]) {
    yield child
    if ('children' in child) yield* nodesIn(child)
  }
}
