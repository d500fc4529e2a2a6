import type { ComponentChildren, RefObject } from 'preact'
import { ConsoleContext, type ConsoleContextValue } from './state/context.ts'

export interface DialogFrameProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** Start of the ids that parts of the dialog refer to. */
  id: string
  /** The same object while nothing in it changes: each field of the form listens to it. */
  shared: ConsoleContextValue
  onClose: () => void
  children: ComponentChildren
}

/** The dialog itself, which a click beside it closes, and what its parts share. */
export function DialogFrame({ dialog, id, shared, onClose, children }: DialogFrameProps) {
  return (
    <ConsoleContext.Provider value={shared}>
      <dialog
        ref={dialog}
        class="console"
        aria-labelledby={`${id}-title`}
        {...{ closedby: 'any' }}
        onClose={onClose}
      >
        {children}
      </dialog>
    </ConsoleContext.Provider>
  )
}
