import { CloseIcon, SearchIcon } from '../ui-icons.tsx'
import type { SearchStrings } from './search-strings.ts'

interface SearchFieldProps {
  /** Prefix of its element ids. */
  name: string
  /** Returns the id of the option at an index. */
  optionId: (index: number) => string
  prompt: string
  strings: SearchStrings
  query: string
  /** Number of options. */
  count: number
  /** Index of the active option, or -1. */
  active: number
  onInput: (query: string) => void
  onMove: (index: number) => void
  onClose: (() => void) | undefined
}

/** The search input, with a close button in the dialog. Arrow keys move the active option. */
export function SearchField(props: SearchFieldProps) {
  const { name, optionId, prompt, strings, query, count, active } = props

  function handleKey(event: KeyboardEvent) {
    // During IME composition, Enter and arrow keys select characters.
    if (event.isComposing) return
    const { key } = event
    const last = count - 1
    const moves: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      ...(event.ctrlKey && { Home: 0, End: last }),
    }
    const next = moves[key]
    if (next !== undefined) {
      event.preventDefault()
      props.onMove(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    // Dispatch a click, so that links behave as with the pointer: with Ctrl they open in a new
    // tab.
    if (key === 'Enter' && active >= 0) {
      event.preventDefault()
      const { ctrlKey, metaKey, shiftKey } = event
      const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
      document
        .getElementById(optionId(active))
        ?.dispatchEvent(new MouseEvent('click', init))
    }
  }

  return (
    <div class="search-field">
      <SearchIcon />
      <input
        id={`${name}-input`}
        class="search-input"
        type="text"
        role="combobox"
        aria-label={strings.searchDocs}
        aria-expanded={count > 0}
        aria-controls={`${name}-results`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        placeholder={prompt}
        value={query}
        onInput={(event) => props.onInput(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {props.onClose && (
        <button
          type="button"
          class="search-close"
          aria-label={strings.close}
          onClick={props.onClose}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}
