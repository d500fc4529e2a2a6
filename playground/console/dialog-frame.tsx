import type { ComponentChildren, RefObject } from 'preact'
import { ConsoleContext, type ConsoleContextValue } from './state/context.ts'

interface DialogFrameProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** Prefix of the ids in the dialog. */
  id: string
  /** Memoised by the caller: every field subscribes to it. */
  shared: ConsoleContextValue
  onClose: () => void
  children: ComponentChildren
}

/** The dialog element, closed by a click outside, and the context of its contents. */
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
