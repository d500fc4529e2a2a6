import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { InlineCode, Parents } from 'mdast'
import type { InlineMath } from 'mdast-util-math'
import type { Handle } from 'mdast-util-to-markdown'
import { attributeOf, textOf } from '../../theme/markdown/elements.ts'

interface Formula extends InlineMath {
  isBlock: boolean
}

/** Reads a formula as its author wrote it, or the text of one without TeX. */
export function readFormula(_: State, element: Element): Formula | InlineCode {
  const tex = attributeOf(element, 'dataTex') ?? attributeOf(element, 'alttext')
  if (tex === undefined) return { type: 'inlineCode', value: textOf(element) }
  const isBlock = attributeOf(element, 'display') === 'block'
  return { type: 'inlineMath', value: tex, isBlock }
}

/** Writes a formula between dollar signs, on lines of its own if nothing is next to it. */
export const writeFormula: Handle = (
  { value, isBlock }: Formula,
  parent: Parents | undefined,
  { stack },
) => {
  const isAlone = parent?.children.length === 1
  const inCell = stack.includes('tableCell')
  if (isBlock && isAlone && !inCell) return `$$\n${value.trim()}\n$$`
  const line = value.trim().replace(/\s+/g, ' ')
  const fence = isBlock || line.includes('$') ? '$$' : '$'
  return fence + (inCell ? line.replace(/(?<!\\)\|/g, '\\|') : line) + fence
}
