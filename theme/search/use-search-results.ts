import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import engine from 'virtual:skerry/search'
import type { FoundPages, SearchOutline, SearchScope } from './search-engine.ts'

/** What a search has given so far. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; found: FoundPages }

/**
 * Searches for a query, and again when the query, the number of wanted pages or the scope
 * changes. Results come before their excerpts.
 *
 * @returns The results, and what they can be narrowed to once that is known.
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

  // Before the next frame: a passive effect would start the search one frame later.
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
      // Results without excerpts are results: a text that does not come changes nothing.
      await found.withExcerpts?.().then(show, () => {})
    }
  }, [wanted, count, language, version, tab])

  return { state, outline }
}
