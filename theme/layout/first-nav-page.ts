import type { NavItem, NavPage } from '../../runtime/types/navigation.ts'

/**
 * The first page of this site in a list of entries. The root of a group comes before its
 * children.
 */
export function firstNavPage(items: readonly NavItem[]): NavPage | undefined {
  for (const item of items) {
    const page = item.kind === 'page' ? item : item.root
    if (page && !page.external) return page
    const inside = item.kind === 'group' && firstNavPage(item.children)
    if (inside) return inside
  }
  return undefined
}
