import type { NavItem, NavPage } from '../../runtime/types/navigation.ts'
import { hasUrlOverride } from './first-page.ts'
import { isDivision, type TreeNode, type TreePage } from './navigation-tree.ts'

/** The sidebar of a branch: its groups and pages, without divisions, hidden pages, empty groups. */
export function navItems(nodes: readonly TreeNode[]): NavItem[] {
  return nodes.flatMap((node): NavItem[] => {
    if (isDivision(node)) return []
    if (node.kind === 'page') return node.hidden ? [] : [node.item]
    const children = navItems(node.children)
    const root = node.root && !node.root.hidden ? node.root.item : undefined
    if (children.length === 0 && !root) return []
    return [
      {
        kind: 'group',
        title: node.name,
        ...(node.icon && { icon: node.icon }),
        ...(node.tag && { tag: node.tag }),
        ...(root && { root }),
        expanded: node.expanded,
        children,
      },
    ]
  })
}

/** Yields all pages, depth first, a group's `root` before its pages. Enters divisions if asked. */
export function* eachPage(
  nodes: readonly TreeNode[],
  divisions: boolean,
): Generator<TreePage> {
  for (const node of nodes) {
    if (node.kind === 'page') yield node
    else if (isDivision(node)) {
      if (divisions) yield* eachPage(node.children, divisions)
    } else {
      if (node.root) yield node.root
      yield* eachPage(node.children, divisions)
    }
  }
}

/** Pages of a branch in reading order, without duplicates, hidden pages and external links. */
export function readingOrder(nodes: readonly TreeNode[]): NavPage[] {
  const order = new Set<NavPage>()
  for (const place of eachPage(nodes, false)) {
    if (!place.hidden && !hasUrlOverride(place)) order.add(place.item)
  }
  return [...order]
}
