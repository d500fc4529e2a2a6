import type { ImportedEntry } from './imported-site.ts'

/**
 * Moves the tabs within groups to the top, since a group can have none. Entries beside tabs get a
 * tab of their own, which comes first.
 *
 * @param name Name of that tab.
 */
export function hoistTabs(
  entries: readonly ImportedEntry[],
  name: string,
): ImportedEntry[] {
  const tabs: ImportedEntry[] = []
  const withoutTabs = (inner: readonly ImportedEntry[]): ImportedEntry[] =>
    inner.flatMap((entry): ImportedEntry[] => {
      if (entry.kind === 'page' || entry.kind === 'link') return [entry]
      // The tab comes before those within it.
      const at = tabs.length
      const plain = { ...entry, children: withoutTabs(entry.children) }
      if (plain.kind === 'group') return [plain]
      tabs.splice(at, 0, plain)
      return []
    })
  const rest = withoutTabs(entries)
  if (tabs.length === 0) return rest
  return hasPages(rest) ? [{ kind: 'tab', name, children: rest }, ...tabs] : tabs
}

function hasPages(entries: readonly ImportedEntry[]): boolean {
  return entries.some((entry) =>
    entry.kind === 'group'
      ? entry.root !== undefined || hasPages(entry.children)
      : entry.kind === 'page',
  )
}
