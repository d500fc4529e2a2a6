/**
 * While a dialog is open, keeps the wheel from scrolling the page behind it; scroll containers
 * inside the dialog still scroll.
 *
 * @returns A function that removes the listener.
 */
export function lockPageScroll(): () => void {
  // On the document, because over a backdrop browsers scroll without dispatching the event to
  // an element.
  document.addEventListener('wheel', containScroll, { passive: false })
  return () => document.removeEventListener('wheel', containScroll)
}

function containScroll(event: WheelEvent) {
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
