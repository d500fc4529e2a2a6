import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useHref } from '../../runtime/page-context.ts'
import {
  emptyOptions,
  foundOptions,
  hintOf,
  statusOf,
  type OfferedPages,
} from './option-groups.ts'
import { addRecentSearch } from './recent-searches.ts'
import { SearchField } from './search-field.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults, type SearchOption } from './search-results.tsx'
import type { SearchScope } from './search-engine.ts'
import type { SearchWords } from './search-words.ts'
import { useSearchResults } from './use-search-results.ts'

export interface SearchBoxProps {
  /** Begins its ids. */
  name: string
  prompt: string
  version?: string | undefined
  /** Of the page around it. */
  language: string
  /** In place of what an empty search offers. */
  offered?: OfferedPages
  words: SearchWords
  children?: ComponentChildren
  /** Absent where it cannot be closed. */
  onClose?: () => void
  /** A result was chosen. */
  onLeave?: () => void
}

/** Pages shown at first, and with each "More results". */
const STEP = 6

/**
 * The search: a combobox whose list box is the results, as the ARIA practices describe it.
 * The focus stays in the field; arrows move the active option, Enter opens it.
 */
export function SearchBox(props: SearchBoxProps) {
  const { name, prompt, version, language, words, children } = props
  const base = useHref()('/')
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(STEP)
  const [active, setActive] = useState(0)
  const [scope, setScope] = useState<SearchScope>({ base, language, version })
  const wanted = query.trim()
  const { state, outline } = useSearchResults(wanted, count, scope)
  const groups =
    state.kind === 'idle'
      ? emptyOptions(outline, scope, words, props.offered)
      : foundOptions(state, count)
  const options = groups.flatMap((group) => group.options)
  const at = Math.min(active, options.length - 1)
  const optionId = (index: number) => `${name}-option-${index}`

  function change(value: string) {
    setQuery(value)
    setCount(STEP)
    setActive(0)
  }

  function choose(option: SearchOption) {
    if (option.kind === 'recent') return change(option.query)
    if (option.kind === 'more') return setCount(count + STEP)
    if (wanted !== '') addRecentSearch(wanted)
    props.onLeave?.()
  }

  return (
    <div class="search-box">
      <SearchField
        name={name}
        optionId={optionId}
        prompt={prompt}
        words={words}
        query={query}
        count={options.length}
        active={at}
        onInput={change}
        onMove={setActive}
        onClose={props.onClose}
      />
      {outline && !(props.offered && wanted === '') && (
        <SearchFilters
          outline={outline}
          scope={scope}
          words={words}
          onChange={(chosen) => {
            setScope(chosen)
            setCount(STEP)
            setActive(0)
          }}
          onPress={() => document.getElementById(`${name}-input`)?.focus()}
        />
      )}
      <SearchResults
        name={name}
        groups={groups}
        active={at}
        optionId={optionId}
        query={state.kind === 'found' ? state.query : ''}
        wanted={state.kind === 'found' ? (state.found.corrected ?? state.query) : ''}
        language={scope.language}
        showsVersions={scope.version === undefined}
        status={statusOf(state, words)}
        hint={hintOf(state, words)}
        words={words}
        onHover={setActive}
        onChoose={choose}
      />
      {children}
    </div>
  )
}
