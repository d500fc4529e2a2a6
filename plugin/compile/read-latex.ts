import type { Nodes, Parents, RootContent } from 'mdast'
import type { InlineMath } from 'mdast-util-math'
import { expressionOf, isTag, literalOf, markdownText } from '../mdx/tag.ts'

/**
 * Turns `<Latex>` with only TeX inside into a formula, like `$…$`. With attributes or dynamic
 * content, it stays a component.
 */
export function readLatex(parent: Parents): void {
  parent.children.forEach((child, index) => {
    const node = child as RootContent
    const tex = latexOf(node)
    if (tex !== undefined)
      (parent.children as RootContent[])[index] = formula(tex, node.position)
    else if ('children' in node) readLatex(node)
  })
}

function latexOf(node: Nodes): string | undefined {
  if (!isTag(node) || node.name !== 'Latex' || node.attributes.length > 0)
    return undefined
  const parts = node.children.map((child) => texOf(child as Nodes))
  if (parts.includes(undefined)) return undefined
  return parts.join('').trim() || undefined
}

/** Reads TeX between tags: text, a string in braces, or TeX's own braces. */
function texOf(node: Nodes): string | undefined {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const expression = expressionOf(node)
    const value = expression && literalOf(expression)
    if (typeof value === 'string') return value
    // `{a}{b}` are TeX's own braces; a template literal is code.
    return node.value.includes('`') ? undefined : `{${node.value}}`
  }
  if (node.type === 'inlineMath' || node.type === 'math') return node.value
  if (!('children' in node)) return markdownText(node)
  const parts = node.children.map((child) => texOf(child))
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** A formula as `mdast-util-math` creates it. */
function formula(value: string, position: InlineMath['position']): InlineMath {
  return {
    type: 'inlineMath',
    value,
    data: {
      hName: 'code',
      hProperties: { className: ['language-math', 'math-inline'] },
      hChildren: [{ type: 'text', value }],
    },
    position,
  }
}
