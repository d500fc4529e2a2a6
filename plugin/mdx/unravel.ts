import type { Nodes, Paragraph, Parents, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'

/** Like MDX, turns paragraphs that consist only of tags or expressions into flow. */
export function unravel(parent: Parents): void {
  const children: RootContent[] = []
  let changed = false
  for (const child of parent.children as RootContent[]) {
    if ('children' in child) unravel(child as Parents)
    if (child.type !== 'paragraph' || !isOnlyTags(child)) {
      children.push(child)
      continue
    }
    changed = true
    for (const part of child.children) {
      const flow = asFlow(part)
      if (flow) children.push(flow)
    }
  }
  if (changed) parent.children = children as typeof parent.children
}

function isOnlyTags(paragraph: Paragraph): boolean {
  let tags = false
  for (const part of paragraph.children) {
    if (part.type === 'mdxJsxTextElement' || part.type === 'mdxTextExpression')
      tags = true
    else if (part.type !== 'text' || part.value.trim() !== '') return false
  }
  return tags
}

function asFlow(node: Nodes): RootContent | undefined {
  if (node.type === 'text') return undefined
  if (node.type === 'mdxJsxTextElement') {
    const children = node.children as MdxJsxFlowElement['children']
    return { ...node, type: 'mdxJsxFlowElement', children }
  }
  if (node.type === 'mdxTextExpression') {
    return { ...node, type: 'mdxFlowExpression' } as RootContent
  }
  return node as RootContent
}
