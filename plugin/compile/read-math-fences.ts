import type { Code, Nodes, Parents, RootContent } from 'mdast'
import type { Math } from 'mdast-util-math'
import { isTag } from '../mdx/tag.ts'
import { CODE_GROUPS } from './code-groups.ts'

/** Turns ` ```math ` into a formula, like `$$`. In a group of code blocks it stays code. */
export function readMathFences(parent: Parents): void {
  parent.children.forEach((child, index) => {
    const node = child as Nodes
    if (node.type === 'code' && node.lang === 'math')
      (parent.children as RootContent[])[index] = formula(node)
    else if ('children' in node && !(isTag(node) && CODE_GROUPS.has(node.name ?? '')))
      readMathFences(node)
  })
}

/** A formula as `mdast-util-math` creates it. */
function formula({ value, position }: Code): Math {
  return {
    type: 'math',
    value,
    data: {
      hName: 'pre',
      hChildren: [
        {
          type: 'element',
          tagName: 'code',
          properties: { className: ['language-math', 'math-display'] },
          children: [{ type: 'text', value }],
        },
      ],
    },
    position,
  }
}
