import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import engine from 'virtual:skerry/search'
import type { FoundPages, SearchOutline, SearchScope } from './search-engine.ts'

/** Current state of a search. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; found: FoundPages }

/**
 * Searches whenever the query, the number of pages or the scope changes. Results are shown
 * before their excerpts are loaded.
 *
 * @returns The state, and the available filters once they are known.
 */
export function useSearchResults(
  wanted: string,
  count: number,
  scope: SearchScope,
): { state: SearchState; outline: SearchOutline | undefined } {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  const [outline, setOutline] = useState<SearchOutline>()
  const { base, language, version, tab } = scope

  useEffect(() => {
    engine.open(base, language).then(setOutline, () => setState({ kind: 'failed' }))
  }, [language])

  // A layout effect starts the search before the next frame, a passive one a frame later.
  useLayoutEffect(() => {
    if (wanted === '') return setState({ kind: 'idle' })
    let current = true
    const show = (found: FoundPages) =>
      current && setState({ kind: 'found', query: wanted, found })
    setState((before) => (before.kind === 'found' ? before : { kind: 'loading' }))
    void search()
    return () => (current = false)

    async function search() {
      const found = await engine.find(wanted, count, scope).catch(() => {
        if (current) setState({ kind: 'failed' })
      })
      if (!found || !current) return
      show(found)
      // If an excerpt can't be fetched, keep the results without it.
      await found.withExcerpts?.().then(show, () => {})
    }
  }, [wanted, count, language, version, tab])

  return { state, outline }
}
