import { useEffect, useRef } from 'preact/hooks'
import { lockPageScroll } from '../../runtime/lock-page-scroll.ts'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'
import type { SearchStrings } from './search-strings.ts'
import '../styles/dialog-frame.css'
import './search-dialog.css'

export interface SearchDialogProps extends Pick<
  SearchBoxProps,
  'prompt' | 'version' | 'strings'
> {
  onClose: () => void
}

/** The modal search dialog. */
export function SearchDialog({ prompt, version, strings, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current!.showModal()
    return lockPageScroll()
  }, [])

  return (
    <dialog
      ref={dialog}
      class="dialog-frame search-dialog"
      aria-label={strings.searchDocs}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <SearchBox
        name="search"
        prompt={prompt}
        version={version}
        language={document.documentElement.lang}
        strings={strings}
        onClose={() => dialog.current!.close()}
        onLeave={onClose}
      >
        <SearchKeys strings={strings} />
      </SearchBox>
    </dialog>
  )
}

/** Key hints of the dialog, for sighted readers. */
function SearchKeys({ strings }: { strings: SearchStrings }) {
  return (
    <p class="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {strings.searchNavigate}
      </span>
      <span>
        <kbd>↵</kbd> {strings.searchSelect}
      </span>
      <span>
        <kbd>Esc</kbd> {strings.searchClose}
      </span>
    </p>
  )
}
