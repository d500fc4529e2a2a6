import type { ComponentType } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import type { ShortcutStrings } from '../keyboard/shortcut-strings.ts'
import type { ShortcutsDialogProps } from '../keyboard/shortcuts-dialog.tsx'

export const when: When = 'interaction'

/**
 * Opens a dialog with the page's shortcuts on `?`. The button is visually hidden until focused.
 */
export default function KeyboardHelp({ strings }: { strings: ShortcutStrings }) {
  /** Focus is restored to this element, because the shortcut works anywhere. */
  const from = useRef<Element | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<ShortcutsDialogProps>>()
  const [open, setOpen] = useState(false)

  async function show() {
    from.current = document.activeElement
    setOpen(true)
    const { ShortcutsDialog } = await import('../keyboard/shortcuts-dialog.tsx')
    setDialog(() => ShortcutsDialog)
  }

  return (
    <>
      <button
        type="button"
        class="skip-link needs-js"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => void show()}
      >
        {strings.keyboardShortcuts}
      </button>
      {open && Dialog && (
        <Dialog
          strings={strings}
          onClose={() => {
            setOpen(false)
            ;(from.current as HTMLElement | null)?.focus()
          }}
        />
      )}
    </>
  )
}
