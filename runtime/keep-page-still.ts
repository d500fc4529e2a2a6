/**
 * While a dialog is open, the wheel moves what is in it, and never the page behind.
 *
 * @returns what ends that.
 */
export function keepPageStill(): () => void {
  // Of the whole document: over a backdrop, browsers scroll without asking an element.
  document.addEventListener('wheel', stayWithin, { passive: false })
  return () => document.removeEventListener('wheel', stayWithin)
}

function stayWithin(event: WheelEvent) {
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
