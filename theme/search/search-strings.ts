import type { Strings } from '../strings/en.ts'

/** UI strings of the search dialog. Islands receive strings as props. */
export const keys = [
  'search',
  'searchDocs',
  'close',
  'searching',
  'noResults',
  'noResultsHint',
  'searchWider',
  'correctedQuery',
  'resultCount',
  'searchFailed',
  'recentSearches',
  'searchSuggestions',
  'searchFilters',
  'searchAll',
  'searchAllVersions',
  'version',
  'language',
  'moreResults',
  'searchSelect',
  'searchNavigate',
  'searchClose',
] as const satisfies (keyof Strings)[]

export type SearchStrings = Record<(typeof keys)[number], string>

/** Picks them from the strings of a language. */
export function searchStrings(strings: Strings): SearchStrings {
  return Object.fromEntries(keys.map((key) => [key, strings[key]])) as SearchStrings
}
