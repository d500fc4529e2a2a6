import type { TreeGroup, TreePage } from './navigation-tree.ts'

/**
 * Creates groups by the names on the way to them, from the outermost. Each is created once, in the
 * one around it.
 *
 * @param outermost The list of the outermost groups.
 * @param outside The group that contains the list.
 */
export function createGroups(
  outermost: (TreeGroup | TreePage)[],
  outside: TreeGroup | undefined,
): (trail: readonly string[]) => TreeGroup {
  const known = new Map<string, TreeGroup>()
  return function groupAt(trail) {
    const key = JSON.stringify(trail)
    const found = known.get(key)
    if (found) return found
    const around = trail.length > 1 ? groupAt(trail.slice(0, -1)) : undefined
    const parent = around ?? outside
    const group: TreeGroup = {
      kind: 'group',
      name: trail.at(-1) ?? '',
      ...(parent && { parent }),
      expanded: false,
      children: [],
    }
    known.set(key, group)
    ;(around?.children ?? outermost).push(group)
    return group
  }
}
