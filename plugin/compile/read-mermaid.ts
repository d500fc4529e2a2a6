import type { Nodes, Parents } from 'mdast'
import {
  expressionOf,
  findAttribute,
  isTag,
  literalOf,
  writeAttribute,
} from '../mdx/tag.ts'

/** Turns text or a string inside of `<Mermaid>` into its `chart`, unless it has one. */
export function readMermaid(parent: Parents): void {
  for (const child of parent.children as Nodes[]) {
    if (!('children' in child)) continue
    if (!isTag(child) || child.name !== 'Mermaid') readMermaid(child)
    else if (!findAttribute(child, 'chart')) {
      const chart = child.children.map(textOf).join('').trim()
      if (chart === '') continue
      writeAttribute(child, 'chart', chart)
      child.children = []
    }
  }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  const expression = expressionOf(node)
  const value = expression && literalOf(expression)
  return typeof value === 'string' ? value : ''
}
