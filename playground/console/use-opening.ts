import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** The elements of a dialog, which is shown once it is opened, with the focus on its title. */
export function useOpening(open: boolean): {
  dialog: RefObject<HTMLDialogElement | null>
  title: RefObject<HTMLHeadingElement | null>
} {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    title.current?.focus()
    // Of the whole document: over a backdrop, browsers scroll without asking an element.
    document.addEventListener('wheel', keepPageStill, { passive: false })
    return () => document.removeEventListener('wheel', keepPageStill)
  }, [open])
  return { dialog, title }
}

/** The wheel moves what is in the dialog, and never the page behind it. */
function keepPageStill(event: WheelEvent) {
  const { deltaY, ctrlKey, target } = event
  if (ctrlKey || deltaY === 0) return
  for (let at = target as Element | null; at; at = at.parentElement) {
    const left =
      deltaY < 0 ? at.scrollTop : at.scrollHeight - at.clientHeight - at.scrollTop
    if (left > 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return
    if (at instanceof HTMLDialogElement) break
  }
  event.preventDefault()
}
