import { nearestBranch } from './build-navigation.ts'
import { chainOf } from './navigation-tree.ts'
import type { DivisionKind } from '../settings/division-kinds.ts'
import type { Project } from './project.ts'

/** Divisions that are like sites of their own. */
const APART: ReadonlySet<DivisionKind> = new Set(['language', 'version', 'product'])

/** The pages of a site's divisions. */
export interface DivisionPages {
  /** Page paths by name of their divisions: `en`, `v2`, `en/v2`. */
  byName: ReadonlyMap<string, ReadonlySet<string>>
  /** Page path → names of its divisions, outermost first. Pages outside of divisions are absent. */
  chains: ReadonlyMap<string, readonly string[]>
}

/**
 * Groups pages by language, version and product. A page belongs to the division it is shown in; a
 * page outside of the navigation, to that of the pages in its folder.
 */
export function divisionPages({
  site,
  navigation,
}: Pick<Project, 'site' | 'navigation'>): DivisionPages {
  const byName = new Map<string, Set<string>>()
  const chains = new Map<string, string[]>()
  for (const path of site.pages.keys()) {
    const { branch } = navigation.shown.get(path) ?? {
      branch: nearestBranch(navigation.branches, path),
    }
    const chain = chainOf(branch).filter(({ kind }) => APART.has(kind))
    const names = chain.map(({ entry }) => entry.name)
    if (names.length === 0) continue
    chains.set(path, names)
    for (const name of selections(names))
      byName.set(name, (byName.get(name) ?? new Set()).add(path))
  }
  return { byName, chains }
}

/** All names that select a chain of divisions: `en`, `en/v2`, `v2`. */
function selections([first, ...inner]: readonly string[]): string[] {
  if (first === undefined) return []
  const others = selections(inner)
  return [first, ...others.map((each) => `${first}/${each}`), ...others]
}
