import { useEffect, useRef } from 'preact/hooks'
import { keepPageStill } from '../../runtime/keep-page-still.ts'
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

/** The modal search dialog. */
export function SearchDialog({ prompt, version, words, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current!.showModal()
    return keepPageStill()
  }, [])

  return (
    <dialog
      ref={dialog}
      class="dialog-frame search-dialog"
      aria-label={words.searchDocs}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
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

/** Key hints of the dialog, for sighted readers. */
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
