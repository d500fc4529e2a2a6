import type { LegacyDivision } from './read-legacy-divisions.ts'
import { longestPrefix } from './legacy-prefix.ts'
import { pagesOf } from './read-legacy-groups.ts'
import type { VersionedGroup } from './read-legacy-groups.ts'

/** Which top-level groups are rendered inside which tab or anchor. */
export interface Distribution {
  inside: Map<LegacyDivision, VersionedGroup[]>
  /** Groups without a page in any division. */
  outside: VersionedGroup[]
}

/** Finds the division that owns a page: the one with the longest prefix above it. */
export type FindOwner = (path: string) => LegacyDivision | undefined

/** The owners among some divisions; those that lead elsewhere own nothing. */
export function ownersAmong(divisions: readonly LegacyDivision[]): FindOwner {
  const byPrefix = new Map<string, LegacyDivision>()
  for (const division of divisions) {
    if (division.href === undefined) byPrefix.set(division.prefix, division)
  }
  const known = new Map<string, LegacyDivision | undefined>()
  return (path) => {
    if (!known.has(path)) {
      const prefix = longestPrefix(path, byPrefix.keys())
      known.set(path, prefix === undefined ? undefined : byPrefix.get(prefix))
    }
    return known.get(path)
  }
}

/**
 * Shares top-level groups out, each whole: a division shows every group that has at least one
 * page under its prefix; outside is what has none in any (`anchors`).
 */
export function distribute(
  groups: readonly VersionedGroup[],
  findOwner: FindOwner,
): Distribution {
  const inside: Distribution['inside'] = new Map()
  const outside: VersionedGroup[] = []
  for (const group of groups) {
    const owners = ownersOf(group, findOwner)
    owners.delete(undefined)
    if (owners.size === 0) outside.push(group)
    for (const owner of owners) {
      if (owner) inside.set(owner, [...(inside.get(owner) ?? []), group])
    }
  }
  return { inside, outside }
}

/** The owners of a group's pages; undefined among them stands for pages outside of all. */
export function ownersOf(group: VersionedGroup, findOwner: FindOwner) {
  return new Set(pagesOf(group).map(({ path }) => findOwner(path)))
}
