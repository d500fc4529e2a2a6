import type { Strings } from '../strings/en.ts'

/** The words that the dialog needs; islands take words as props. */
export const searchWordKeys = [
  'search',
  'searchDocs',
  'close',
  'searching',
  'noResults',
  'noResultsHint',
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

export type SearchWords = Record<(typeof searchWordKeys)[number], string>

/** Picks them from the words of a language. */
export function searchWords(strings: Strings): SearchWords {
  return Object.fromEntries(
    searchWordKeys.map((key) => [key, strings[key]]),
  ) as SearchWords
}
