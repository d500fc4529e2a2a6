import type { NavDivision, NavItem } from '../../runtime/types/navigation.ts'
import { divisionUrl } from './branch-frame.ts'
import { isDefaultChoice } from './main-place.ts'
import { navItems } from './nav-items.ts'
import { isExternal } from './nav-page.ts'
import { isDivision, type TreeDivision, type TreeNode } from './navigation-tree.ts'

/** A part of the tree as users' code sees it: divisions with all below them, groups and pages that are visible. */
export function navDivisions(nodes: readonly TreeNode[]): (NavDivision | NavItem)[] {
  return nodes.flatMap((node): (NavDivision | NavItem)[] =>
    isDivision(node) ? navDivision(node) : navItems([node]),
  )
}

/** A division with all below it; nothing where it has no page and no link. */
export function navDivision(division: TreeDivision): NavDivision[] {
  const { entry, kind, label } = division
  const url = divisionUrl(division)
  if (url === undefined) return []
  const isDefault =
    (kind === 'version' || kind === 'language') && isDefaultChoice(division)
  return [
    {
      kind,
      name: entry.name,
      label,
      ...(entry.icon && { icon: entry.icon }),
      url,
      external: isExternal(url),
      hidden: entry.hidden,
      ...(isDefault && { default: true }),
      children: navDivisions(division.children),
    },
  ]
}
