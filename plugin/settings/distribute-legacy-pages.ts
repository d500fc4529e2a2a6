import { API_DIRECTORY } from '../../runtime/kit/api-directory.ts'
import type { LegacyDivision } from './read-legacy-divisions.ts'
import { longestPrefix } from './legacy-prefix.ts'
import { pagesOf } from './read-legacy-groups.ts'
import type { VersionedGroup } from './read-legacy-groups.ts'

/** Which top-level groups are rendered inside which tab or anchor. */
interface Distribution {
  inside: Map<LegacyDivision, VersionedGroup[]>
  /** Groups without a page in any division. */
  outside: VersionedGroup[]
}

/** Finds the division that owns a page: the one with the longest prefix above it. */
export type FindOwner = (path: string) => LegacyDivision | undefined

/** The divisions that can own pages: those that link elsewhere own none. */
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
 * Distributes top-level groups without splitting them: a division shows every group that has at
 * least one page under its prefix. The rest are outside of all divisions.
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

/**
 * The owners of a group's pages; undefined for pages outside of all divisions. A group that lists
 * none belongs where the pages of its API descriptions are.
 */
export function ownersOf(group: VersionedGroup, findOwner: FindOwner) {
  const pages = pagesOf(group).map(({ path }) => path)
  const paths = pages.length > 0 ? pages : generatedPaths(group)
  return new Set(paths.map(findOwner))
}

/** A path in each directory of pages that are generated for a group. */
function generatedPaths({
  openapi = [],
  asyncapi = [],
  children,
}: VersionedGroup): string[] {
  const own = [...openapi, ...asyncapi].map(
    ({ directory = API_DIRECTORY }) => `${directory}/page`,
  )
  return [
    ...own,
    ...children.flatMap((child) => (child.kind === 'group' ? generatedPaths(child) : [])),
  ]
}
