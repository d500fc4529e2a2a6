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
  return (page, branch) => {
    const branches = isAboutSchemas(page) && bySpec.get(page.operation?.spec ?? '')
    if (!branches) return []
    const near = branches.get(branch)
    const places = near ? [near] : [...branches.values()]
    return places.flatMap((known) => [...known.values()])
  }
}

/** Whether a page was generated about a description as a whole, or about its schemas. */
export function isAboutSchemas({ format, operation }: SourcePage): boolean {
  const kind = operation?.kind
  return format === 'api' && (kind === 'schema' || kind === 'overview')
}
