import { useEffect, useRef } from 'preact/hooks'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'
import type { SearchWords } from './search-words.ts'
import '../styles/dialog-frame.css'
import './search-dialog.css'

export interface SearchDialogProps extends Pick<
  SearchBoxProps,
  'prompt' | 'version' | 'words'
> {
  onClose: () => void
}

/** The search above the page. */
export function SearchDialog({ prompt, version, words, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current!.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      class="dialog-frame search-dialog"
      aria-label={words.searchDocs}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      onWheel={keepPageStill}
    >
      <SearchBox
        name="search"
        prompt={prompt}
        version={version}
        language={document.documentElement.lang}
        words={words}
        onClose={() => dialog.current!.close()}
        onLeave={onClose}
      >
        <SearchKeys words={words} />
      </SearchBox>
    </dialog>
  )
}

/** The wheel moves the results, and never the page behind them. */
function keepPageStill(event: WheelEvent) {
  const list = (event.target as Element).closest('.search-body')
  const scrolls = list && list.scrollHeight > list.clientHeight
  if (!scrolls && !event.ctrlKey) event.preventDefault()
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
