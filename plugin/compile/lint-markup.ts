import type { Nodes, Parents, RootContent } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'
import { checkAttributes } from './check-attributes.ts'
import { checkAccessibility } from './check-accessibility.ts'
import { checkFence } from './check-fence.ts'
import { checkForeignCallout } from './check-foreign-callout.ts'
import { checkForeignSyntax } from './check-foreign-syntax.ts'
import { checkLostBold } from './check-lost-bold.ts'
import { checkLostMarkup } from './check-lost-markup.ts'
import { checkStyle } from './check-style.ts'
import { checkUnclosedLink } from './check-unclosed-link.ts'
import { HeadingOrder } from './heading-order.ts'
import { isTag } from '../mdx/tag.ts'

/**
 * Records the findings of `skerry check` about a page's markup: attributes, fences, accessibility,
 * style; and reports the syntax of other tools and other markup that is shown as text.
 * Must run while tags are still as written.
 */
export function lintMarkup(tree: Parents, page: Compilation): void {
  // Components of the page or the site may take any attributes.
  const own = new Set([...page.replaced, ...page.declared])
  const headings = new HeadingOrder(page, own)
  visit(tree, [])

  function visit(parent: Parents, ancestors: readonly Nodes[]): void {
    for (const child of parent.children as RootContent[]) {
      if (isTag(child)) checkAttributes(child, own, ancestors, page)
      if (child.type === 'code') checkFence(child, page)
      headings.next(child)
      checkAccessibility(child, page)
      checkForeignCallout(child, page)
      checkForeignSyntax(child, page)
      checkUnclosedLink(child, page)
      checkLostMarkup(child, page)
      checkLostBold(child, page)
      checkStyle(child, ancestors, page)
      if ('children' in child) visit(child, [...ancestors, child])
    }
  }
}
