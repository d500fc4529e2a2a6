import { readRecentSearches } from './recent-searches.ts'
import type { SearchOutline, SearchScope } from './search-engine.ts'
import type { OptionGroup, SearchOption } from './search-results.tsx'
import type { SearchWords } from './search-words.ts'
import type { SearchState } from './use-search-results.ts'

/** Pages under a label, in place of what an empty search offers. */
export interface OfferedPages {
  label: string
  /** Addresses with the base. */
  pages: readonly (readonly [title: string, url: string])[]
}

/** What can be chosen before anything is typed: what was looked for before, and pages to begin with. */
export function emptyOptions(
  outline: SearchOutline | undefined,
  { base, version = '' }: SearchScope,
  words: SearchWords,
  offered: OfferedPages | undefined,
): OptionGroup[] {
  if (offered) return offered.pages.length > 0 ? [suggestions(offered)] : []
  const recent = readRecentSearches().map((query): SearchOption => ({
    kind: 'recent',
    query,
  }))
  const pages = outline?.suggested[version] ?? outline?.suggested[''] ?? []
  return [
    { label: words.recentSearches, options: recent },
    suggestions({
      label: words.searchSuggestions,
      pages: pages.map(([title, url]) => [title, base + url.slice(1)]),
    }),
  ].filter(({ options }) => options.length > 0)
}

function suggestions({ label, pages }: OfferedPages): OptionGroup {
  return {
    label,
    options: pages.map(([title, url]) => ({ kind: 'suggested', title, url })),
  }
}

/** The results as options, in order. */
export function foundOptions(state: SearchState, count: number): OptionGroup[] {
  if (state.kind !== 'found') return []
  const { pages, total } = state.found
  if (total === 0) return []
  const options = pages.flatMap((page): SearchOption[] => [
    { kind: 'page', page },
    ...page.sections.map((section): SearchOption => ({ kind: 'section', section })),
  ])
  if (total > count) options.push({ kind: 'more' })
  return [{ options }]
}

/** What the reader can do who finds nothing, or what was looked for in place of a typing error. */
export function hintOf(state: SearchState, words: SearchWords): string | undefined {
  if (state.kind !== 'found') return undefined
  const { corrected, total } = state.found
  if (total === 0) return words.noResultsHint
  return corrected && words.correctedQuery.replace('{query}', () => corrected)
}

/** What a screen reader announces, and what is shown in place of results. */
export function statusOf(state: SearchState, words: SearchWords): string {
  if (state.kind === 'loading') return words.searching
  if (state.kind === 'failed') return words.searchFailed
  if (state.kind === 'idle') return ''
  const { query, found } = state
  if (found.total === 0) return words.noResults.replace('{query}', () => query)
  const count = words.resultCount.replace('{count}', String(found.total))
  return found.corrected === undefined ? count : `${hintOf(state, words)} ${count}`
}
