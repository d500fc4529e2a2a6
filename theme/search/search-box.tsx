import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useHref } from '../../runtime/page-context.ts'
import {
  emptyOptions,
  foundOptions,
  hintOf,
  statusOf,
  type PageSuggestions,
} from './option-groups.ts'
import { addRecentSearch } from './recent-searches.ts'
import { SearchField } from './search-field.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchResults, type SearchOption } from './search-results.tsx'
import type { SearchScope } from './search-engine.ts'
import type { SearchStrings } from './search-strings.ts'
import { useSearchResults } from './use-search-results.ts'

export interface SearchBoxProps {
  /** Prefix of its element ids. */
  name: string
  prompt: string
  version?: string | undefined
  /** Language of the surrounding page. */
  language: string
  /** Replaces the suggestions for an empty query. */
  offered?: PageSuggestions
  strings: SearchStrings
  children?: ComponentChildren
  /** Absent if it can't be closed. */
  onClose?: () => void
  /** Called when a result is chosen. */
  onLeave?: () => void
}

/** Pages shown initially, and added by each "More results". */
const PAGE_SIZE = 6

/**
 * The search: a combobox with a listbox of results, as in the ARIA Authoring Practices. The
 * focus stays in the field; arrow keys move the active option, Enter opens it.
 */
export function SearchBox(props: SearchBoxProps) {
  const { name, prompt, version, language, strings, children } = props
  const base = useHref()('/')
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(PAGE_SIZE)
  const [active, setActive] = useState(0)
  const [scope, setScope] = useState<SearchScope>({ base, language, version })
  const wanted = query.trim()
  const { state, outline } = useSearchResults(wanted, count, scope)
  const groups =
    state.kind === 'idle'
      ? emptyOptions(outline, scope, strings, props.offered)
      : foundOptions(state, count, scope)
  const options = groups.flatMap((group) => group.options)
  const at = Math.min(active, options.length - 1)
  const optionId = (index: number) => `${name}-option-${index}`

  function change(value: string) {
    setQuery(value)
    setCount(PAGE_SIZE)
    setActive(0)
  }

  function restrict(chosen: SearchScope) {
    setScope(chosen)
    setCount(PAGE_SIZE)
    setActive(0)
  }

  function choose(option: SearchOption) {
    if (option.kind === 'recent') return change(option.query)
    if (option.kind === 'wider') return restrict({ base, language: scope.language })
    if (option.kind === 'more') return setCount(count + PAGE_SIZE)
    if (wanted !== '') addRecentSearch(wanted)
    props.onLeave?.()
  }

  return (
    <div class="search-box">
      <SearchField
        name={name}
        optionId={optionId}
        prompt={prompt}
        strings={strings}
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
          strings={strings}
          onChange={restrict}
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
        status={statusOf(state, strings)}
        hint={hintOf(state, strings)}
        strings={strings}
        onHover={setActive}
        onChoose={choose}
      />
      {children}
    </div>
  )
}
