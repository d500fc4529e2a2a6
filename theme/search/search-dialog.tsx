import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useHref } from '../../runtime/page-context.ts'
import { CloseIcon, SearchIcon } from '../ui-icons.tsx'
import { openIndex, queryIndex, readExcerpts, type Found } from './query-index.ts'
import { addRecentSearch, readRecentSearches } from './recent-searches.ts'
import { SearchResults, type SearchOption } from './search-results.tsx'
import type { SearchWords } from './search-words.ts'
import './search-dialog.css'

export interface SearchDialogProps {
  prompt: string
  version?: string
  words: SearchWords
  onClose: () => void
}

/** Pages shown at first, and with each "More results" (behaviour 6.6). */
const STEP = 6

type State =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; found: Found }

/**
 * The search: a combobox whose list box is the results, as the ARIA practices describe it.
 * The focus stays in the field; arrows move the active option, Enter opens it.
 */
export function SearchDialog({ prompt, version, words, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(STEP)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [active, setActive] = useState(0)
  const base = useHref()('/')
  const wanted = query.trim()

  useEffect(() => {
    dialog.current!.showModal()
    openIndex(base).catch(() => setState({ kind: 'failed' }))
  }, [])

  // Before the frame is drawn: an effect after it would begin to search one frame later.
  useLayoutEffect(() => {
    if (wanted === '') return setState({ kind: 'idle' })
    let current = true
    const show = (found: Found) =>
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

  const options = optionsOf(state, count)
  const at = Math.min(active, options.length - 1)

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

  function answerKey(event: KeyboardEvent) {
    // Enter and arrows choose characters while an input method is open.
    if (event.isComposing) return
    const { key } = event
    const last = options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      ...(event.ctrlKey && { Home: 0, End: last }),
    }
    const next = moves[key]
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    // A click on the option does what the pointer would: links lead on, with Ctrl in a new tab.
    if (key === 'Enter' && at >= 0) {
      event.preventDefault()
      const { ctrlKey, metaKey, shiftKey } = event
      const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
      document.getElementById(optionId(at))?.dispatchEvent(new MouseEvent('click', init))
    }
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
        <div class="search-field">
          <SearchIcon />
          <input
            id="search-input"
            class="search-input"
            type="text"
            role="combobox"
            aria-label={words.searchDocs}
            aria-expanded={options.length > 0}
            aria-controls="search-results"
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 ? optionId(at) : undefined}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="go"
            placeholder={prompt}
            value={query}
            onInput={(event) => change(event.currentTarget.value)}
            onKeyDown={answerKey}
          />
          <button
            type="button"
            class="search-close"
            aria-label={words.close}
            onClick={() => dialog.current!.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <SearchResults
          options={options}
          active={at}
          optionId={optionId}
          query={state.kind === 'found' ? state.query : ''}
          status={statusOf(state, words)}
          hint={isEmpty(state) ? words.noResultsHint : undefined}
          words={words}
          onHover={setActive}
          onChoose={choose}
        />
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
      </div>
    </dialog>
  )
}

function optionId(index: number): string {
  return `search-option-${index}`
}

/** What can be chosen now, in order. */
function optionsOf(state: State, count: number): SearchOption[] {
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

function isEmpty(state: State): boolean {
  return state.kind === 'found' && state.found.total === 0
}

/** What a screen reader is told, and what stands in the place of results. */
function statusOf(state: State, words: SearchWords): string {
  if (state.kind === 'loading') return words.searching
  if (state.kind === 'failed') return words.searchFailed
  if (state.kind === 'idle') return ''
  const { query, found } = state
  return found.total === 0
    ? words.noResults.replace('{query}', () => query)
    : words.resultCount.replace('{count}', String(found.total))
}
