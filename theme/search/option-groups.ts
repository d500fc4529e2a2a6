import { readRecentSearches } from './recent-searches.ts'
import type { SearchOutline, SearchScope } from './search-engine.ts'
import type { OptionGroup, SearchOption } from './search-results.tsx'
import type { SearchStrings } from './search-strings.ts'
import type { SearchState } from './use-search-results.ts'

/** Pages listed under a label, instead of the usual suggestions for an empty query. */
export interface PageSuggestions {
  label: string
  /** URLs with the base. */
  pages: readonly (readonly [title: string, url: string])[]
}

/** Options for an empty query: recent searches and suggested pages, or the offered pages. */
export function emptyOptions(
  outline: SearchOutline | undefined,
  { base, version = '' }: SearchScope,
  strings: SearchStrings,
  offered: PageSuggestions | undefined,
): OptionGroup[] {
  if (offered) return offered.pages.length > 0 ? [suggestions(offered)] : []
  const recent = readRecentSearches().map((query): SearchOption => ({
    kind: 'recent',
    query,
  }))
  const pages = outline?.suggested[version] ?? outline?.suggested[''] ?? []
  return [
    { label: strings.recentSearches, options: recent },
    suggestions({
      label: strings.searchSuggestions,
      pages: pages.map(([title, url]) => [title, base + url.slice(1)]),
    }),
  ].filter(({ options }) => options.length > 0)
}

function suggestions({ label, pages }: PageSuggestions): OptionGroup {
  return {
    label,
    options: pages.map(([title, url]) => ({ kind: 'suggested', title, url })),
  }
}

/**
 * Search results as a flat list of options: each page followed by its sections. Without results,
 * a search of all versions and tabs is offered, unless that was one.
 */
export function foundOptions(
  state: SearchState,
  count: number,
  { version, tab }: SearchScope,
): OptionGroup[] {
  if (state.kind !== 'found') return []
  const { pages, total } = state.found
  if (total === 0)
    return version === undefined && tab === undefined
      ? []
      : [{ options: [{ kind: 'wider' }] }]
  const options = pages.flatMap((page): SearchOption[] => [
    { kind: 'page', page },
    ...page.sections.map((section): SearchOption => ({ kind: 'section', section })),
  ])
  if (total > count) options.push({ kind: 'more' })
  return [{ options }]
}

/** A hint if there are no results, or a note that the query was corrected. */
export function hintOf(state: SearchState, strings: SearchStrings): string | undefined {
  if (state.kind !== 'found') return undefined
  const { corrected, total } = state.found
  if (total === 0) return strings.noResultsHint
  return corrected && strings.correctedQuery.replace('{query}', () => corrected)
}

/**
 * The text of the status region: announced by screen readers, and shown in place of missing
 * results.
 */
export function statusOf(state: SearchState, strings: SearchStrings): string {
  if (state.kind === 'loading') return strings.searching
  if (state.kind === 'failed') return strings.searchFailed
  if (state.kind === 'idle') return ''
  const { query, found } = state
  if (found.total === 0) return strings.noResults.replace('{query}', () => query)
  const count = strings.resultCount.replace('{count}', String(found.total))
  return found.corrected === undefined ? count : `${hintOf(state, strings)} ${count}`
}
