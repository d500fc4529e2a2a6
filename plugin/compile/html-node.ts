import type { Element, ElementContent, Root, RootContent } from 'hast'
import { replaceNode } from './replace-node.ts'
import { isElement } from '../../theme/markdown/elements.ts'
import { isTag, type Tag } from '../mdx/tag.ts'

/** A hast node of a page, including MDX tags and expressions. */
export type HtmlNode = RootContent | ElementContent | Tag

/** A node that can have children. */
export type HtmlParent = Root | Element | Tag

/** The children of a node, typed as hast: the types of tags say mdast. */
export function childrenOf(parent: HtmlParent): HtmlNode[] {
  return parent.children as HtmlNode[]
}

/** Whether a node has children. */
export function isParent(node: HtmlNode): node is Element | Tag {
  return isElement(node) || isTag(node)
}

/**
 * Replaces a node in place, so that its parent needs no change.
 *
 * @returns The same object, typed as the new node.
 */
export function replaceHtmlNode<Other extends HtmlNode>(
  node: HtmlNode,
  other: Other,
): Other {
  replaceNode(node, { position: node.position, ...other })
  return node as HtmlNode as Other
}

/** The text content of a node. */
export function textContentOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  return isParent(node) ? childrenOf(node).map(textContentOf).join('') : ''
}
