import type { TreeDivision, TreePage, TreeRoot } from './navigation-tree.ts'
import type { SourcePage } from './site.ts'

type Branch = TreeRoot | TreeDivision

/**
 * Finds the places that decide who finds a page about schemas, which no list contains: those of the
 * other pages of its description, if possible in the same branch. There are none for other pages.
 *
 * @param shown The place of each listed page.
 */
export function referencePlaces(
  shown: Iterable<TreePage>,
): (page: SourcePage, branch: Branch) => readonly TreePage[] {
  const bySpec = new Map<string, Map<Branch, Map<string, TreePage>>>()
  for (const place of shown) {
    const spec = place.page.operation?.spec
    if (spec === undefined) continue
    const { unlisted, searchable, forOthers, version, branch } = place
    const branches = bySpec.get(spec) ?? new Map<Branch, Map<string, TreePage>>()
    const places = branches.get(branch) ?? new Map<string, TreePage>()
    // One of those that decide alike: descriptions have thousands of pages.
    places.set(JSON.stringify([unlisted, searchable, forOthers, version]), place)
    bySpec.set(spec, branches.set(branch, places))
  }
  return ({ format, operation }, branch) => {
    if (format !== 'api' || !operation) return []
    if (operation.kind !== 'schema' && operation.kind !== 'overview') return []
    const branches = bySpec.get(operation.spec)
    const near = branches?.get(branch)
    const places = near ? [near] : [...(branches?.values() ?? [])]
    return places.flatMap((known) => [...known.values()])
  }
}
