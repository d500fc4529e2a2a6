import { useEffect, useRef, useState } from 'preact/hooks'
import { addRecentSearch, readRecentSearches } from './recent-searches.ts'
import { SearchField, optionId } from './search-field.tsx'
import { SearchResults, type SearchOption } from './search-results.tsx'
import type { SearchWords } from './search-words.ts'
import { useSearchResults, type SearchState } from './use-search-results.ts'
import './search-dialog.css'

export interface SearchDialogProps {
  prompt: string
  version?: string
  words: SearchWords
  onClose: () => void
}

/** Pages shown at first, and with each "More results". */
const STEP = 6

/**
 * The search: a combobox whose list box is the results, as the ARIA practices describe it.
 * The focus stays in the field; arrows move the active option, Enter opens it.
 */
export function SearchDialog({ prompt, version, words, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(STEP)
  const [active, setActive] = useState(0)
  const wanted = query.trim()
  const state = useSearchResults(wanted, count, version)
  const options = optionsOf(state, count)
  const at = Math.min(active, options.length - 1)

  useEffect(() => {
    dialog.current!.showModal()
  }, [])

  function change(value: string) {
    setQuery(value)
    setCount(STEP)
    setActive(0)
  }

  function choose(option: SearchOption) {
    if (option.kind === 'recent') return change(option.query)
    if (option.kind === 'more') return setCount(count + STEP)
    addRecentSearch(wanted)
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      class="search-dialog"
      aria-label={words.searchDocs}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="search-box">
        <SearchField
          prompt={prompt}
          words={words}
          query={query}
          count={options.length}
          active={at}
          onInput={change}
          onMove={setActive}
          onClose={() => dialog.current!.close()}
        />
        <SearchResults
          options={options}
          active={at}
          optionId={optionId}
          query={state.kind === 'found' ? state.query : ''}
          wanted={state.kind === 'found' ? (state.found.corrected ?? state.query) : ''}
          status={statusOf(state, words)}
          hint={hintOf(state, words)}
          words={words}
          onHover={setActive}
          onChoose={choose}
        />
        <SearchKeys words={words} />
      </div>
    </dialog>
  )
}

/** The keys that work in the dialog, for readers who see them. */
function SearchKeys({ words }: { words: SearchWords }) {
  return (
    <p class="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {words.searchNavigate}
      </span>
      <span>
        <kbd>↵</kbd> {words.searchSelect}
      </span>
      <span>
        <kbd>Esc</kbd> {words.searchClose}
      </span>
    </p>
  )
}

/** What can be chosen now, in order. */
function optionsOf(state: SearchState, count: number): SearchOption[] {
  if (state.kind === 'idle')
    return readRecentSearches().map((query) => ({ kind: 'recent', query }))
  if (state.kind !== 'found') return []
  const { pages, total } = state.found
  const found = pages.flatMap((page): SearchOption[] => [
    { kind: 'page', page },
    ...page.sections.map((section): SearchOption => ({ kind: 'section', section })),
  ])
  return total > count ? [...found, { kind: 'more' }] : found
}

/** What the reader can do who finds nothing, or what was looked for in place of a typing error. */
function hintOf(state: SearchState, words: SearchWords): string | undefined {
  if (state.kind !== 'found') return undefined
  const { corrected, total } = state.found
  if (total === 0) return words.noResultsHint
  return corrected && words.correctedQuery.replace('{query}', () => corrected)
}

/** What a screen reader announces, and what is shown in place of results. */
function statusOf(state: SearchState, words: SearchWords): string {
  if (state.kind === 'loading') return words.searching
  if (state.kind === 'failed') return words.searchFailed
  if (state.kind === 'idle') return ''
  const { query, found } = state
  return found.total === 0 || found.corrected !== undefined
    ? words.noResults.replace('{query}', () => query)
    : words.resultCount.replace('{count}', String(found.total))
}
