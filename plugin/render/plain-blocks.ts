import type { ElementContent } from 'hast'
import { inlineElements } from '../../runtime/kit/html-names.ts'
import { isBlank, isElement, make } from '../../theme/markdown/elements.ts'

const BOXES = new Set('article aside div footer header main section'.split(' '))

/** Flattens box elements into their parent. Inline content between blocks becomes paragraphs. */
export function flattenBoxes(children: readonly ElementContent[]): ElementContent[] {
  const nodes: ElementContent[] = []
  let words: ElementContent[] = []
  const flush = () => {
    if (words.some((word) => !isBlank(word))) nodes.push(make('p', words))
    words = []
  }
  for (const child of children) {
    if (isInline(child)) {
      words.push(child)
      continue
    }
    flush()
    if (isElement(child) && BOXES.has(child.tagName))
      nodes.push(...flattenBoxes(child.children))
    else if (!isBlank(child)) nodes.push(child)
  }
  flush()
  return nodes
}

/** Whether a node is an image, or contains only inline content. */
export function isInline(node: ElementContent): boolean {
  if (!isElement(node)) return node.type === 'text'
  if (node.tagName === 'img') return true
  return inlineElements.has(node.tagName) && node.children.every(isInline)
}

/** Further inline elements, which have their own rules or none. */
const IN_LINES = new Set(
  'area audio button canvas datalist embed iframe img input keygen label map math meter noscript object output picture progress ruby script select svg template textarea video wbr'.split(
    ' ',
  ),
)

/**
 * Whether the blocks of a list item are separated by blank lines. Matches the library's
 * decision.
 */
export function isLoose(children: readonly ElementContent[]): boolean {
  let seenBlock = false
  for (const child of children) {
    if (!isElement(child)) continue
    if (inlineElements.has(child.tagName) || IN_LINES.has(child.tagName)) continue
    if (child.tagName === 'p' || seenBlock || isLoose(child.children)) return true
    seenBlock = true
  }
  return false
}
