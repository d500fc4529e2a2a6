import type { Element, Root as HastRoot } from 'hast'
import type { ListItem, Parents, Root, TableRow } from 'mdast'
import { defaultHandlers, toHast, type State } from 'mdast-util-to-hast'
import { textOf } from '../tag.ts'

interface AnyNode {
  type: string
  name?: string | null
  children?: unknown[]
}

/** Elements in which HTML allows no paragraph; the browser would end them before it. */
const WITHOUT_PARAGRAPHS = new Set(['p', 'Heading', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Tags, expressions and finished HTML pass through, their children translated. */
function pass(state: State, node: AnyNode): AnyNode {
  if (!node.children) return node
  const [only, ...others] = node.children as AnyNode[]
  // Text on lines of its own is a paragraph in Markdown, also between `<p>` and `</p>`.
  const isLine =
    WITHOUT_PARAGRAPHS.has(node.name ?? '') &&
    only?.type === 'paragraph' &&
    others.length === 0
  return { ...node, children: state.all((isLine ? only : node) as never) }
}

const handlers = {
  mdxJsxFlowElement: pass,
  mdxJsxTextElement: pass,
  mdxFlowExpression: pass,
  mdxTextExpression: pass,
  rawHtml: pass,
  mdxjsEsm: () => undefined,
  listItem,
  tableRow,
}

/** Cells are aligned by a class: HTML has no attribute `align` any more. */
function tableRow(state: State, node: TableRow, parent: Parents | undefined): Element {
  const row = defaultHandlers.tableRow(state, node, parent) as Element
  for (const cell of row.children) {
    if (cell.type !== 'element') continue
    const { align, ...others } = cell.properties
    if (typeof align === 'string')
      cell.properties = { ...others, className: [`align-${align}`] }
  }
  return row
}

/** A task's box is named by its text: a control without a name says nothing to those who cannot see it. */
function listItem(state: State, node: ListItem, parent: Parents | undefined): Element {
  const item = defaultHandlers.listItem(state, node, parent) as Element
  if (typeof node.checked !== 'boolean') return item
  const box = findBox(item)
  const [words] = node.children
  if (box && words) box.properties['ariaLabel'] = textOf(words).trim()
  return item
}

function findBox({ children }: Element): Element | undefined {
  for (const child of children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'input') return child
    if (child.tagName === 'p') return findBox(child)
  }
  return undefined
}

/** Markdown's tree to HTML's. */
export function toHtmlTree(tree: Root): HastRoot {
  return toHast(tree, {
    handlers: handlers as never,
    allowDangerousHtml: true,
  }) as HastRoot
}
