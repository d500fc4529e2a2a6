import type { Element, ElementContent } from 'hast'
import { isElement } from '../../theme/markdown/elements.ts'
import type { PartRule } from '../../theme/markdown/part-rule.ts'

/** Whether readers can't see an element. `until-found` hides what they can open, such as a tab. */
export function isHidden({ properties: { hidden } }: Element): boolean {
  if (hidden === undefined || hidden === null || hidden === false) return false
  return String(hidden).toLowerCase() !== 'until-found'
}

/** Keeps all content of an island: its code can show what it hides at first. */
export const islandRule: PartRule = ({ children }, inside) => inside(children.map(shown))

/** An island's own element without `hidden`. Its slots have content of the page. */
function shown(node: ElementContent): ElementContent {
  if (!isElement(node) || node.tagName === 'skerry-slot') return node
  const { hidden: _, ...properties } = node.properties
  return { ...node, properties, children: node.children.map(shown) }
}
