import { isElement } from '../../theme/markdown/elements.ts'
import { isTag } from '../mdx/tag.ts'
import { childrenOf, isParent, type HtmlNode } from './html-node.ts'

/**
 * Moves a `<summary>` out of the paragraph that it shares with the text on the next line:
 * browsers only recognize a child of the `<details>`.
 */
export function liftSummary(node: HtmlNode): void {
  if (!isParent(node) || nameOf(node) !== 'details') return
  const children = childrenOf(node)
  const index = children.findIndex((child) => !isSpace(child))
  const paragraph = children[index]
  if (!paragraph || !isElement(paragraph, 'p')) return
  const parts = childrenOf(paragraph)
  const start = parts.findIndex((part) => !isSpace(part))
  const summary = parts[start]
  if (!summary || nameOf(summary) !== 'summary') return
  parts.splice(0, start + 1)
  children.splice(index, 0, summary)
}

function nameOf(node: HtmlNode): string | undefined {
  if (isTag(node)) return node.name ?? undefined
  return isElement(node) ? node.tagName : undefined
}

function isSpace(node: HtmlNode): boolean {
  return node.type === 'text' && node.value.trim() === ''
}
