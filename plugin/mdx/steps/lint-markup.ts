import type { Nodes, Parents, RootContent } from 'mdast'
import type { Compilation } from '../compilation.ts'
import { checkAttributes, declaredNames } from '../lint/check-attributes.ts'
import { HeadingOrder, checkNode } from '../lint/check-accessibility.ts'
import { checkStyle } from '../lint/check-style.ts'
import { isTag } from '../tag.ts'

/**
 * Notes what `skerry check` says of a page's markup: attributes of components, accessibility and
 * style. To be called while tags are still as their author wrote them. Builds do not show the
 * findings; looking for them here spares the check a second parse of every page.
 */
export function lintMarkup(tree: Parents, page: Compilation): void {
  const own = declaredNames(page)
  const headings = new HeadingOrder(page)
  visit(tree, [])

  function visit(parent: Parents, around: readonly Nodes[]): void {
    for (const child of parent.children as RootContent[]) {
      if (isTag(child)) checkAttributes(child, own, page)
      headings.next(child)
      checkNode(child, page)
      checkStyle(child, around, page)
      if ('children' in child) visit(child, [...around, child])
    }
  }
}
