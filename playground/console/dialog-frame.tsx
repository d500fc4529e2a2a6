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
        onWheel={keepPageStill}
      >
        {children}
      </dialog>
    </ConsoleContext.Provider>
  )
}

/** The wheel moves what is in the dialog, and never the page behind it. */
function keepPageStill(event: WheelEvent) {
  const { deltaY, ctrlKey, target, currentTarget } = event
  if (ctrlKey || deltaY === 0) return
  for (let at = target as Element | null; at; at = at.parentElement) {
    const left =
      deltaY < 0 ? at.scrollTop : at.scrollHeight - at.clientHeight - at.scrollTop
    if (left > 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return
    if (at === currentTarget) break
  }
  event.preventDefault()
}
