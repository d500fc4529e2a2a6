import type {
  DivisionEntry,
  NavigationEntry,
  Settings,
} from '../../../runtime/types/settings.ts'
import { sourcesOf, specLocation } from './api-sources.ts'
import { parseNavigationReference } from './match-spec.ts'
import type { ApiNode } from './node-sources.ts'

/**
 * Whether a navigation node has pages for all operations of its descriptions: the innermost node
 * with `openapi` or `asyncapi`, unless it lists operations itself.
 */
export function generatesPages(node: ApiNode): boolean {
  const isInnermost = node.kind === 'group' || !node.children.some(isDivisionEntry)
  return sourcesOf(node).length > 0 && isInnermost && !listsOperations(node.children)
}

/** Locations of the descriptions that the navigation generates pages from. */
export function generatingSources({ navigation }: Settings): Set<string> {
  const visit = (entries: readonly NavigationEntry[]): string[] =>
    entries.flatMap((entry) => {
      if (entry.kind === 'page') return []
      const own = generatesPages(entry) ? sourcesOf(entry) : []
      const global = entry.kind === 'group' ? [] : (entry.global ?? [])
      return [
        ...own.map(({ source }) => specLocation(source)),
        ...visit(entry.children),
        ...visit(global),
      ]
    })
  return new Set([...visit(navigation.children), ...visit(navigation.global)])
}

/** A description of a navigation node that doesn't generate its pages, as divisions are inside. */
export interface IdleSource {
  source: string
  key: 'openapi' | 'asyncapi'
  node: DivisionEntry
  /** Kind of the divisions inside. */
  inner: DivisionEntry['kind']
}

/** The descriptions of nodes that only pass them on to the divisions inside. */
export function idleSources({ navigation }: Settings): IdleSource[] {
  const visit = (entries: readonly NavigationEntry[]): IdleSource[] =>
    entries.flatMap((entry) => {
      if (!isDivisionEntry(entry)) return []
      const inner = entry.children.find(isDivisionEntry)?.kind
      const own = (['openapi', 'asyncapi'] as const).flatMap((key) =>
        (entry[key] ?? []).flatMap(({ source }) =>
          inner ? [{ source, key, node: entry, inner }] : [],
        ),
      )
      return [...own, ...visit(entry.children)]
    })
  return visit(navigation.children)
}

/** True for entries such as tabs, versions and languages, as opposed to pages and groups. */
function isDivisionEntry(entry: NavigationEntry): entry is DivisionEntry {
  return entry.kind !== 'page' && entry.kind !== 'group'
}

/** True if the entries, or entries nested in them, list operations explicitly. */
function listsOperations(entries: readonly NavigationEntry[]): boolean {
  return entries.some((entry) =>
    entry.kind === 'page'
      ? parseNavigationReference(entry.ref) !== undefined
      : listsOperations(entry.children),
  )
}
