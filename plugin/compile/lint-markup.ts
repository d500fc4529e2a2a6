import type { Nodes, Parents, RootContent } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'
import { checkAttributes } from './check-attributes.ts'
import { HeadingOrder, checkNode } from './check-accessibility.ts'
import { checkFence } from './check-fences.ts'
import { checkStyle } from './check-style.ts'
import { isTag } from '../mdx/tag.ts'

/**
 * Notes what `skerry check` says of a page's markup: attributes of components, accessibility and
 * style. To be called while tags are still as their author wrote them.
 */
export function lintMarkup(tree: Parents, page: Compilation): void {
  // Components that the page declares, and those of the site, may take anything.
  const own = new Set([...page.replaced, ...page.declared])
  const headings = new HeadingOrder(page)
  visit(tree, [])

  function visit(parent: Parents, around: readonly Nodes[]): void {
    for (const child of parent.children as RootContent[]) {
      if (isTag(child)) checkAttributes(child, own, page)
      if (child.type === 'code') checkFence(child, page)
      headings.next(child)
      checkNode(child, page)
      checkStyle(child, around, page)
      if ('children' in child) visit(child, [...around, child])
    }
  }
}
