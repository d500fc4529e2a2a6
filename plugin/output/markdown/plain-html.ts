import type { Element, ElementContent, Root } from 'hast'
import { classesOf, isBlank, isElement, make, textOf } from './elements.ts'
import { ruleFor } from './parts.ts'

/** Rewrites a page's own HTML to elements that Markdown has: the parts of the theme become lists, quotes, fences and bold lines. */
export function plainHtml(tree: Root): Root {
  return { type: 'root', children: simplify(tree.children as ElementContent[]) }
}

function simplify(children: readonly ElementContent[]): ElementContent[] {
  return joinEntries(children.flatMap(simplifyOne))
}

function simplifyOne(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return node.type === 'comment' ? [] : [node]
  const rule = ruleFor(node)
  if (rule) return rule(node, simplify)
  if (node.tagName === 'ul' || node.tagName === 'ol') return [list(node)]
  if (node.tagName === 'pre') return [node]
  if (node.tagName === 'td' || node.tagName === 'th')
    return [{ ...node, properties: alignment(node), children: cell(node.children) }]
  return [{ ...node, children: simplify(node.children) }]
}

/** Entries stay where they are: they have their list already. */
function list(node: Element): Element {
  return { ...node, children: node.children.flatMap(simplifyOne) }
}

/** Markdown's own tables are aligned by classes; Markdown is written from the attribute. */
function alignment(node: Element): Element['properties'] {
  const [, align] = /^align-(\w+)$/m.exec(classesOf(node).join('\n')) ?? []
  return align === undefined ? node.properties : { ...node.properties, align }
}

/** A cell holds one line: entries of lists in it are set apart by breaks. */
function cell(children: readonly ElementContent[]): ElementContent[] {
  const nodes = children.flatMap(simplifyOne)
  return nodes.flatMap((node, index) => {
    if (!isElement(node, 'li')) return [node]
    const words = node.children.flatMap((child) =>
      isElement(child, 'p') ? child.children : [child],
    )
    return index === 0 ? words : [make('br', []), ...words]
  })
}

/** Cards, fields and the like beside each other are one list. */
function joinEntries(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  let entries: Element | undefined
  for (const node of nodes) {
    if (isElement(node, 'li')) {
      if (!entries) joined.push((entries = make('ul', [])))
      entries.children.push(node)
      continue
    }
    // White space between two entries does not end their list.
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

/** A box that held only what was left out. */
function isEmpty(node: ElementContent): boolean {
  if (!isElement(node) || WITH_MEANING.has(node.tagName)) return false
  return node.children.every(isEmpty) && textOf(node).trim() === ''
}
