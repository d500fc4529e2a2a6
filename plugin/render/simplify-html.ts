import type { Element, ElementContent, Root } from 'hast'
import {
  attributeOf,
  classesOf,
  textOfCode,
  isBlank,
  isBlock,
  isElement,
  make,
  makeText,
} from '../../theme/markdown/elements.ts'
import { isHidden } from './hidden-content.ts'
import { applyRule } from './markdown-rules.ts'
import { laysOutItems, separateItems } from './separate-items.ts'

/**
 * Reduces a page's HTML to elements that Markdown has: theme components become lists, quotes,
 * code blocks and bold lines. Leaves out what no reader can see.
 */
export function simplifyHtml(tree: Root): Root {
  return { type: 'root', children: simplify(tree.children as ElementContent[]) }
}

function simplify(
  children: readonly ElementContent[],
  areItems = false,
): ElementContent[] {
  return joinEntries(simplifyEach(separateItems(children, areItems)))
}

function simplifyEach(children: readonly ElementContent[]): ElementContent[] {
  const nodes: ElementContent[] = []
  const areWords = children.some((child) => child.type === 'text' && !isBlank(child))
  for (const child of children) {
    if (child.type === 'text') nodes.push(child)
    if (child.type !== 'element' || isHidden(child)) continue
    // It shows what to click, as in "Click Add".
    const button = areWords ? soleButton(child) : undefined
    if (button) {
      nodes.push(...simplify(button.children))
      continue
    }
    const converted = applyRule(child, (inside) => simplify(inside))
    if (converted) nodes.push(...converted)
    else nodes.push(simplifyElement(child))
  }
  return nodes
}

/** The element if it is a button, or the button that is all its content. */
function soleButton(element: Element): Element | undefined {
  if (element.tagName === 'button') return element
  if (element.tagName !== 'skerry-island' && element.tagName !== 'span') return undefined
  const [only, ...others] = element.children.filter(
    (child) => !isBlank(child) && !isElement(child, 'script'),
  )
  return only && others.length === 0 && isElement(only) ? soleButton(only) : undefined
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
  return { ...node, children: simplify(node.children, laysOutItems(node)) }
}

/**
 * Tables written in Markdown are aligned with classes. The Markdown writer expects the
 * attribute.
 */
function alignment(node: Element): Element['properties'] {
  const [, align] = /^align-(\w+)$/m.exec(classesOf(node).join('\n')) ?? []
  return align === undefined ? node.properties : { ...node.properties, align }
}

/** A cell is a single line, so its blocks, items and lines of code are separated by breaks. */
function cell(children: readonly ElementContent[]): ElementContent[] {
  const nodes = simplifyEach(separateItems(children, false))
  if (!nodes.some(isBlock)) return nodes
  return linesOf(nodes).flatMap((line, index) =>
    index === 0 ? line : [make('br', []), ...line],
  )
}

/** Inline content of each block. Tables in cells are left to the writer. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = []
  let words: ElementContent[] = []
  const flush = () => {
    if (!words.every(isBlank)) lines.push(words)
    words = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node) || node.tagName === 'table') {
      words.push(node)
      continue
    }
    flush()
    if (node.tagName === 'pre') lines.push(...linesOfCode(node))
    else if (node.tagName === 'ol') lines.push(...numberedLines(node))
    else lines.push(...linesOf(node.children))
  }
  flush()
  return lines
}

function linesOfCode(pre: Element): ElementContent[][] {
  const lines = textOfCode(pre).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => [make('code', [makeText(line)])])
}

function numberedLines(list: Element): ElementContent[][] {
  return list.children
    .filter((child) => isElement(child, 'li'))
    .flatMap((item, index) => {
      const [first = [], ...others] = linesOf(item.children)
      return [[makeText(`${index + 1}. `), ...first], ...others]
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

const WITH_MEANING = new Set(['img', 'br', 'hr', 'input', 'td', 'th', 'pre', 'math'])

/** Whether an element is empty after simplification. */
function isEmpty(node: ElementContent): boolean {
  return (
    isElement(node) && !WITH_MEANING.has(node.tagName) && node.children.every(isEmpty)
  )
}
