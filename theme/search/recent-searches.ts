const KEY = 'skerry:searches'
const MAX_SEARCHES = 5

/** Queries for which the reader chose a result, most recent first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((item) => typeof item === 'string').slice(0, MAX_SEARCHES)
      : []
  } catch {
    // Storage is blocked or has invalid data.
    return []
  }
}

/** Stores a query as the most recent one. No-op if storage is blocked. */
export function addRecentSearch(query: string): void {
  const others = readRecentSearches().filter((other) => other !== query)
  try {
    localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MAX_SEARCHES)))
  } catch {
    // Recent searches are optional.
  }
}
