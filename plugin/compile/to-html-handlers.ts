import type { Element, ElementContent } from 'hast'
import type { Heading, Image, Link, List, ListItem, Parents } from 'mdast'
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
  MdxjsEsm,
} from 'mdast-util-mdx'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import type { Node } from 'unist'
import { markdownText } from '../mdx/tag.ts'

/** Nodes that mdast and hast share. */
type MdxNode =
  MdxFlowExpression | MdxJsxFlowElement | MdxJsxTextElement | MdxTextExpression

/**
 * Elements that can't contain paragraphs: browsers would close them before one, or show it below
 * the marker of a `<summary>`.
 */
const WITHOUT_PARAGRAPHS = new Set([
  'p',
  'Heading',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'summary',
])

/**
 * Handlers for `remark-rehype` where ours differ from the default. Facts about Markdown that later
 * steps need are passed on in `data`.
 */
export const toHtmlHandlers = {
  mdxJsxFlowElement: pass,
  mdxJsxTextElement: pass,
  mdxFlowExpression: pass,
  mdxTextExpression: pass,
  mdxjsEsm: passModuleCode,
  heading,
  image,
  link,
  listItem,
}

/** Passes tags and expressions through, with children converted. */
function pass(state: State, node: MdxNode): ElementContent {
  if (!('children' in node)) return node
  const [only, ...others] = node.children
  // In MDX, text on lines of its own is a paragraph, also between `<p>` and `</p>`.
  const isLine =
    WITHOUT_PARAGRAPHS.has(node.name ?? '') &&
    only?.type === 'paragraph' &&
    others.length === 0
  return { ...node, children: state.all(isLine ? only : node) }
}

/** Passes ESM code through. The cast is needed because hast allows it only in the root. */
function passModuleCode(_: State, node: MdxjsEsm): ElementContent {
  const content: Node = node
  return content as ElementContent
}

function heading(state: State, node: Heading): Element {
  const element = defaultHandlers.heading(state, node) as Element
  const { words } = (node.data ?? {}) as { words?: unknown }
  element.data = { ...element.data, words } as Element['data']
  return element
}

function link(state: State, node: Link): Element {
  return withUrl(defaultHandlers.link(state, node) as Element, node, 'href')
}

function image(state: State, node: Image): Element {
  return withUrl(defaultHandlers.image(state, node) as Element, node, 'src')
}

/** Keeps the URL as written, and its encoded form, for the link check. */
function withUrl(
  element: Element,
  { url }: Link | Image,
  property: 'href' | 'src',
): Element {
  const data = { ...element.data, url, encoded: element.properties[property] }
  element.data = data as Element['data']
  return element
}

/** Labels the checkbox of a task with its text: controls need an accessible name. */
function listItem(state: State, node: ListItem, parent: Parents | undefined): Element {
  const item = defaultHandlers.listItem(
    state,
    node,
    parent && looseness(parent),
  ) as Element
  if (typeof node.checked !== 'boolean') return item
  const box = findBox(item)
  const [words] = node.children
  if (box && words) box.properties['ariaLabel'] = markdownText(words).trim()
  return item
}

/** For each list, an empty list with the same `spread`. */
const loosenessOf = new WeakMap<Parents, List>()

/** A stand-in for the parent, because the default handler would examine all items for each item. */
function looseness(parent: Parents): Parents {
  if (parent.type !== 'list') return parent
  const known = loosenessOf.get(parent)
  if (known) return known
  const isLoose =
    parent.spread ||
    parent.children.some(({ spread, children }) => spread ?? children.length > 1)
  const list: List = { type: 'list', spread: isLoose, children: [] }
  loosenessOf.set(parent, list)
  return list
}

function findBox({ children }: Element): Element | undefined {
  for (const child of children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'input') return child
    if (child.tagName === 'p') return findBox(child)
  }
  return undefined
}
