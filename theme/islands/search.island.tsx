import type { ComponentType } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import type { SearchDialogProps } from '../search/search-dialog.tsx'
import type { SearchStrings } from '../search/search-strings.ts'
import { SearchIcon } from '../ui-icons.tsx'

interface SearchProps {
  id: string
  /** Placeholder and accessible name. */
  prompt: string
  /** Name of the active version. */
  version?: string
  strings: SearchStrings
}

export const when: When = 'interaction'

/**
 * The search button: a field from 1024 px, an icon below. The dialog is loaded when first
 * opened.
 */
export default function Search({ id, prompt, version, strings }: SearchProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  /** Focus is restored to this element, because the shortcut works anywhere. */
  const before = useRef<Element>(null)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [open, setOpen] = useState(false)

  async function show() {
    before.current = document.activeElement
    setOpen(true)
    const { SearchDialog } = await import('../search/search-dialog.tsx')
    setDialog(() => SearchDialog)
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        id={id}
        class="search-trigger needs-js"
        aria-label={prompt}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => void show()}
      >
        <SearchIcon />
        <span class="search-trigger-prompt">{prompt}</span>
        <span class="search-trigger-key" data-keys="Ctrl K" aria-hidden="true" />
      </button>
      {open && Dialog && (
        <Dialog
          prompt={prompt}
          version={version}
          strings={strings}
          onClose={() => {
            setOpen(false)
            restoreFocus(before.current, trigger.current)
          }}
        />
      )}
    </>
  )
}

/** Restores the focus to where it was, or else to the button. */
function restoreFocus(before: Element | null, button: HTMLElement | null): void {
  const isThere = before instanceof HTMLElement && before.matches('body *')
  ;(isThere ? before : button)?.focus()
}
