import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { useHref } from '../../runtime/page-context.ts'
import { openIndex, queryIndex, readExcerpts, type FoundPages } from './query-index.ts'

/** What a search has given so far. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; found: FoundPages }

/**
 * Searches the index for a query, and again when the query or the number of wanted pages
 * changes. Results come before their excerpts.
 */
export function useSearchResults(
  wanted: string,
  count: number,
  version?: string,
): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  const base = useHref()('/')

  useEffect(() => void openIndex(base).catch(() => setState({ kind: 'failed' })), [])

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
      const found = await queryIndex(wanted, count, { base, version }).catch(() => {
        if (current) setState({ kind: 'failed' })
      })
      if (!found || !current) return
      show(found)
      // Results without excerpts are results: a text that does not come changes nothing.
      await readExcerpts(found, base).then(show, () => {})
    }
  }, [wanted, count])

  return state
}
