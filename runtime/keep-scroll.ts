/* Dev server only: a page with an error is short, and scrolls to its end or start. */

/** The position that the page has become too short for, and where it was scrolled to instead. */
let lost: { position: number; instead: number } | undefined

/**
 * Changes the page, and returns to where the reader was when it is long enough again, unless the
 * reader has scrolled meanwhile. Otherwise, the browser keeps the position itself.
 */
export function keepScroll(change: () => void): void {
  const before = scrollY
  const position = lost?.instead === before ? lost.position : before
  change()
  const end = document.documentElement.scrollHeight - innerHeight
  // Before the browser scrolls: it does when the page is laid out.
  if (position > end + 1) {
    scrollTo({ top: end, behavior: 'instant' })
    lost = { position, instead: scrollY }
  } else if (lost) {
    lost = undefined
    if (position !== before) scrollTo({ top: position, behavior: 'instant' })
  }
}
