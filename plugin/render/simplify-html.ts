import type { Element, ElementContent, Root } from 'hast'
import {
  attributeOf,
  classesOf,
  isBlank,
  isElement,
  make,
} from '../../theme/markdown/elements.ts'
import { ruleFor } from './markdown-rules.ts'

/**
 * Reduces a page's HTML to elements that Markdown has: theme components become lists, quotes,
 * code blocks and bold lines.
 */
export function simplifyHtml(tree: Root): Root {
  return { type: 'root', children: simplify(tree.children as ElementContent[]) }
}

function simplify(children: readonly ElementContent[]): ElementContent[] {
  return joinEntries(simplifyEach(children))
}

function simplifyEach(children: readonly ElementContent[]): ElementContent[] {
  const nodes: ElementContent[] = []
  for (const child of children) {
    if (child.type === 'text') nodes.push(child)
    if (child.type !== 'element') continue
    const rule = ruleFor(child)
    if (rule) nodes.push(...rule(child, simplify))
    else nodes.push(simplifyElement(child))
  }
  return nodes
}

function simplifyElement(node: Element): Element {
  switch (node.tagName) {
    case 'pre':
      return node
    case 'span':
      // Authors write paragraphs this way where `<p>` isn't allowed.
      if (attributeOf(node, 'dataAs') === 'p') return make('p', simplify(node.children))
      break
    case 'td':
    case 'th':
      return { ...node, properties: alignment(node), children: cell(node.children) }
    case 'ul':
    case 'ol':
      // Its items must not be joined: they already have a list.
      return { ...node, children: simplifyEach(node.children) }
  }
  return { ...node, children: simplify(node.children) }
}

/**
 * Tables written in Markdown are aligned with classes. The Markdown writer expects the
 * attribute.
 */
function alignment(node: Element): Element['properties'] {
  const [, align] = /^align-(\w+)$/m.exec(classesOf(node).join('\n')) ?? []
  return align === undefined ? node.properties : { ...node.properties, align }
}

/** A cell is a single line, so list items in it are separated by breaks. */
function cell(children: readonly ElementContent[]): ElementContent[] {
  return simplifyEach(children).flatMap((node, index) => {
    if (!isElement(node, 'li')) return [node]
    const words = node.children.flatMap((child) =>
      isElement(child, 'p') ? child.children : [child],
    )
    return index === 0 ? words : [make('br', []), ...words]
  })
}

/** Joins adjacent items (such as cards and fields) into one list. */
function joinEntries(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  let entries: Element | undefined
  for (const node of nodes) {
    if (isElement(node, 'li')) {
      if (!entries) joined.push((entries = make('ul', [])))
      entries.children.push(node)
      continue
    }
    // Whitespace between two items doesn't end the list.
    if (entries && isBlank(node)) continue
    entries = undefined
    if (!isEmpty(node)) joined.push(node)
  }
  return joined
}

const WITH_MEANING = new Set([
  'img',
  'br',
  'hr',
  'input',
  'iframe',
  'video',
  'audio',
  'td',
  'th',
  'pre',
  'math',
])

/** Whether an element is empty after simplification. */
function isEmpty(node: ElementContent): boolean {
  return (
    isElement(node) && !WITH_MEANING.has(node.tagName) && node.children.every(isEmpty)
  )
}
