import type { NavigationEntry } from '../../runtime/types/settings.ts'
import { resolvePageRef } from './page-ref.ts'
import type { SourceSite } from './site.ts'

/** For pages with a `version` in their frontmatter, the versions whose navigation lists them. */
export function versionsOfPages(
  site: SourceSite,
  entries: readonly NavigationEntry[],
): Map<string, Set<string>> {
  const versions = new Map<string, Set<string>>()
  function visit(list: readonly NavigationEntry[], version: string | undefined): void {
    for (const entry of list) {
      if (entry.kind === 'page') add(entry.ref, version)
      else {
        const inside = entry.kind === 'version' ? entry.name : version
        if (entry.kind === 'group' && entry.root !== undefined) add(entry.root, inside)
        visit(entry.children, inside)
      }
    }
  }
  function add(ref: string, version: string | undefined): void {
    const page = resolvePageRef(site.pages, ref)
    if (version === undefined || page?.frontmatter.version === undefined) return
    const known = versions.get(page.path) ?? new Set()
    versions.set(page.path, known.add(version))
  }
  visit(entries, undefined)
  return versions
}
