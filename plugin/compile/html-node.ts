import type { Element, ElementContent, Root, RootContent } from 'hast'
import { isElement } from '../../theme/markdown/elements.ts'
import { isTag, type Tag } from '../mdx/tag.ts'

/** A node of the tree between Markdown and code: HTML with tags and expressions in it. */
export type HtmlNode = RootContent | ElementContent | Tag

/** A node that may hold others. */
export type HtmlParent = Root | Element | Tag

/** The children of a node, which the types of Markdown's tags know as Markdown's. */
export function childrenOf(parent: HtmlParent): HtmlNode[] {
  return parent.children as HtmlNode[]
}

/** Whether a node has children. */
export function isParent(node: HtmlNode): node is Element | Tag {
  return isElement(node) || isTag(node)
}

/**
 * Makes one node another, where it stands: whoever holds it holds the other from now on.
 *
 * @returns the node as what it is now.
 */
export function become<Other extends HtmlNode>(node: HtmlNode, other: Other): Other {
  const { position } = node
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key)
  return Object.assign(node, { position }, other)
}

/** The text of a node and all below it. */
export function wordsOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  return isParent(node) ? childrenOf(node).map(wordsOf).join('') : ''
}
