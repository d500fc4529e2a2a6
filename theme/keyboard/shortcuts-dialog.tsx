import { useEffect, useRef } from 'preact/hooks'
import { CloseIcon } from '../ui-icons.tsx'
import { readShortcuts, type Shortcut } from './read-shortcuts.ts'
import type { ShortcutStrings } from './shortcut-strings.ts'
import '../styles/dialog-frame.css'
import './shortcuts-dialog.css'

export interface ShortcutsDialogProps {
  strings: ShortcutStrings
  onClose: () => void
}

/** A dialog that lists the page's keyboard shortcuts. */
export function ShortcutsDialog({ strings, onClose }: ShortcutsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current!.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      class="dialog-frame shortcuts-dialog"
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="shortcuts-box">
        <h2 id="shortcuts-title" class="shortcuts-title">
          {strings.keyboardShortcuts}
        </h2>
        <button
          type="button"
          class="icon-button shortcuts-close"
          aria-label={strings.close}
          onClick={() => dialog.current!.close()}
        >
          <CloseIcon />
        </button>
        <dl class="shortcuts-list">
          {listShortcuts(strings).map(({ label, ways }) => (
            <div key={label} class="shortcuts-row">
              <dt>{label}</dt>
              <dd>
                {ways.map((keys) => (
                  <span key={keys.join('+')} class="shortcuts-keys">
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </dialog>
  )
}

/**
 * Shortcuts of the page's elements, plus those that tabs, menus and dialogs have by their role.
 */
function listShortcuts(strings: ShortcutStrings): Shortcut[] {
  const isApple = /Mac|iP/.test(navigator.platform)
  const hasTabs = document.querySelector('[role=tablist]') !== null
  return [
    ...readShortcuts(document, isApple),
    ...(hasTabs ? [{ label: strings.shortcutTabs, ways: [['←'], ['→']] }] : []),
    { label: strings.shortcutClose, ways: [['Esc']] },
  ]
}
