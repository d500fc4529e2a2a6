import type { Element, Root as HastRoot } from 'hast'
import type { ListItem, Parents, Root } from 'mdast'
import { defaultHandlers, toHast, type State } from 'mdast-util-to-hast'
import { textOf } from '../tag.ts'

interface AnyNode {
  type: string
  children?: unknown[]
}

/** Tags, expressions and finished HTML pass through, their children translated. */
function pass(state: State, node: AnyNode): AnyNode {
  return node.children ? { ...node, children: state.all(node as never) } : node
}

const handlers = {
  mdxJsxFlowElement: pass,
  mdxJsxTextElement: pass,
  mdxFlowExpression: pass,
  mdxTextExpression: pass,
  rawHtml: pass,
  mdxjsEsm: () => undefined,
  listItem,
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
