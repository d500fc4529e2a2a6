import type { NavDivision, NavItem } from '../../runtime/types/navigation.ts'
import { divisionUrl } from './branch-frame.ts'
import { isDefaultChoice } from './main-place.ts'
import { navItems } from './nav-items.ts'
import { isExternal } from './nav-page.ts'
import { isDivision, type TreeDivision, type TreeNode } from './navigation-tree.ts'

/** The tree for users' code: divisions with their content, visible groups and pages. */
export function navDivisions(nodes: readonly TreeNode[]): (NavDivision | NavItem)[] {
  return nodes.flatMap((node): (NavDivision | NavItem)[] =>
    isDivision(node) ? navDivision(node) : navItems([node]),
  )
}

/** A division with its content, as a list. Empty if it has neither pages nor a link. */
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
