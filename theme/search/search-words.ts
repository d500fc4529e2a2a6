import type { Strings } from '../strings/en.ts'

/** UI strings of the search dialog. Islands receive strings as props. */
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

/** Picks them from the strings of a language. */
export function searchWords(strings: Strings): SearchWords {
  return Object.fromEntries(
    searchWordKeys.map((key) => [key, strings[key]]),
  ) as SearchWords
}
