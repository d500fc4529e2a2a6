import type { DivisionEntry, NavigationEntry } from '../../runtime/types/settings.ts'
import { normaliseRef } from './page-ref.ts'

/** Pages that are read before the first answer: reading more is noticed. */
const MAX_PAGES = 1_000

/** Paths that entries of the navigation name, groups' own pages too. */
export function listRefs(entries: readonly NavigationEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'page') return [normaliseRef(entry.ref)]
    const root =
      entry.kind === 'group' && entry.root !== undefined ? [normaliseRef(entry.root)] : []
    return [...root, ...listRefs(entry.children)]
  })
}

/**
 * Paths that the navigation lists near a page: those of the outermost divisions with the page
 * that are small enough to be read at once, or of the innermost ones.
 *
 * @param path Absent for the page that the navigation begins with.
 * @returns Nothing for a page that the navigation does not list.
 */
export function branchRefs(
  entries: readonly NavigationEntry[],
  path?: string,
): ReadonlySet<string> {
  let refs = new Set(listRefs(entries))
  if (path !== undefined && !listsPage(refs, path)) return new Set()
  let level = entries
  while (refs.size > MAX_PAGES) {
    const divisions = level.filter(isDivision).map((division) => ({
      division,
      refs: new Set(listRefs(division.children)),
    }))
    const found =
      path === undefined
        ? divisions.filter((each) => each.refs.size > 0).slice(0, 1)
        : divisions.filter((each) => listsPage(each.refs, path))
    if (found.length === 0) return refs
    level = found.flatMap(({ division }) => division.children)
    refs = new Set(found.flatMap((each) => [...each.refs]))
  }
  return refs
}

/** Whether one of the paths leads to a page, as `resolvePageRef` finds it. */
export function listsPage(refs: ReadonlySet<string>, path: string): boolean {
  return (
    refs.has(path) || refs.has(path.replace(/\/index$/, '')) || refs.has(`${path}/index`)
  )
}

function isDivision(entry: NavigationEntry): entry is DivisionEntry {
  return entry.kind !== 'page' && entry.kind !== 'group'
}
