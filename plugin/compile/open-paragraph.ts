import type { Element } from 'hast'
import { paragraphClosers } from '../../runtime/kit/html-names.ts'
import { isElement } from '../../theme/markdown/elements.ts'
import { inlineComponents } from '../mdx/inline-components.ts'
import { isTag } from '../mdx/tag.ts'
import { childrenOf, isParent, type HtmlNode } from './html-node.ts'

/**
 * Turns a paragraph that may contain blocks into `<div data-as="p">`: HTML's parser closes a
 * `<p>` at a block, and the text after it would be in no paragraph. `preserveNesting` turns
 * those without blocks into a `<p>` again.
 *
 * @param node A `p` element.
 */
export function openParagraph(node: Element): void {
  if (!holdsBlock(node)) return
  node.tagName = 'div'
  node.properties['dataAs'] = 'p'
}

function holdsBlock(node: HtmlNode): boolean {
  return (
    isParent(node) &&
    childrenOf(node).some((child) => isBlock(child) || holdsBlock(child))
  )
}

function isBlock(node: HtmlNode): boolean {
  if (isElement(node)) return paragraphClosers.has(node.tagName)
  if (!isTag(node)) return false
  const name = node.name ?? ''
  return /^[a-z]/.test(name)
    ? paragraphClosers.has(name)
    : name !== '' && !inlineComponents.has(name)
}
