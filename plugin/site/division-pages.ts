import { nearestBranch } from './build-navigation.ts'
import { chainOf } from './navigation-tree.ts'
import type { DivisionKind } from '../settings/division-kinds.ts'
import type { Project } from './project.ts'

/** The divisions that are sites of their own but for the navigation between them. */
const APART: ReadonlySet<DivisionKind> = new Set(['language', 'version', 'product'])

/** Which pages the divisions of a site have. */
export interface DivisionPages {
  /** Paths of pages by the names of the divisions around them: `en`, `v2`, `en/v2`. */
  byName: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of the divisions around each page that is in one, outermost first, by its path. */
  chains: ReadonlyMap<string, readonly string[]>
}

/**
 * Finds the languages, versions and products that pages are in. A page is in the division that
 * it is shown in; one that the navigation does not have, in that of the pages beside it.
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

/** Each division alone, and with some of those in it: `en`, `en/v2`, `v2`. */
function selections([first, ...inner]: readonly string[]): string[] {
  if (first === undefined) return []
  const others = selections(inner)
  return [first, ...others.map((each) => `${first}/${each}`), ...others]
}
