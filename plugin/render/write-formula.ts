import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { InlineCode, Parents } from 'mdast'
import type { InlineMath, Math } from 'mdast-util-math'
import type { Handle } from 'mdast-util-to-markdown'
import { attributeOf, textOf } from '../../theme/markdown/elements.ts'
import { oneLine } from '../../runtime/kit/one-line.ts'

/** Reads a formula as its author wrote it, or the text of one without TeX. */
export function readFormula(_: State, element: Element): InlineMath | Math | InlineCode {
  const tex = attributeOf(element, 'dataTex') ?? attributeOf(element, 'alttext')
  if (tex === undefined) return { type: 'inlineCode', value: textOf(element) }
  const isBlock = attributeOf(element, 'display') === 'block'
  return { type: isBlock ? 'math' : 'inlineMath', value: tex }
}

const BLOCK_PARENTS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** Writes a formula between dollar signs, a block on lines of its own if nothing is next to it. */
export const writeFormula: Handle = (
  { type, value }: InlineMath | Math,
  parent: Parents | undefined,
  { stack },
) => {
  const isBlock = type === 'math'
  const inCell = stack.includes('tableCell')
  const hasOwnLines =
    !parent || BLOCK_PARENTS.has(parent.type) || parent.children.length === 1
  if (isBlock && hasOwnLines && !inCell) return `$$\n${value.trim()}\n$$`
  const line = oneLine(value)
  const fence = isBlock || line.includes('$') ? '$$' : '$'
  return fence + (inCell ? line.replace(/(?<!\\)\|/g, '\\|') : line) + fence
}
