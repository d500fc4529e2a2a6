import type { ElementContent } from 'hast'
import { isBlank, isElement, makeText } from '../../theme/markdown/elements.ts'
import type { PartRule } from '../../theme/markdown/part-rule.ts'

/**
 * Moves spaces and line breaks from the edges of bold and italic text and of links outside of
 * it. Delimiters of Markdown must be next to a character.
 */
export const moveEdgeSpaces: PartRule = (element, inside) => {
  const children = inside(element.children).flatMap(splitSpaces)
  const start = children.findIndex((child) => !isSpace(child))
  if (start === -1) return children
  const end = children.findLastIndex((child) => !isSpace(child)) + 1
  return [
    ...children.slice(0, start),
    { ...element, children: children.slice(start, end) },
    ...children.slice(end),
  ]
}

function isSpace(node: ElementContent): boolean {
  return isBlank(node) || isElement(node, 'br')
}

function splitSpaces(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node]
  const words = node.value.trim()
  if (words === '' || words === node.value) return [node]
  const [before = '', after = ''] = node.value.split(words)
  return [before, words, after].filter(Boolean).map(makeText)
}
