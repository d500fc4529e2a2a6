const KEY = 'skerry:searches'
const MOST = 5

/** What the reader looked for and found, newest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((item) => typeof item === 'string').slice(0, MOST)
      : []
  } catch {
    // Storage may be blocked, or hold what somebody else wrote.
    return []
  }
}

/** Remembers a query as the most recent one. Does nothing where the browser refuses storage. */
export function addRecentSearch(query: string): void {
  const others = readRecentSearches().filter((other) => other !== query)
  try {
    localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MOST)))
  } catch {
    // A convenience: without storage there is none.
  }
}
