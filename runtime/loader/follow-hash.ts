/**
 * The hash, page-wide: whatever it names is shown, however many accordions,
 * tabs and views it lies in. A hidden panel is asked by `skerry:reveal`, whose detail is the
 * element; who shows it also scrolls.
 */
export function followHash(): void {
  reveal()
  addEventListener('hashchange', reveal)
}

function reveal(): void {
  const detail = readTarget()
  let closed
  for (
    let part: HTMLElement | null | undefined = detail;
    part;
    part = part.parentElement
  ) {
    if (part.tagName === 'DETAILS' && !(part as HTMLDetailsElement).open) {
      closed = (part as HTMLDetailsElement).open = true
    }
    if (part.hidden) {
      part.dispatchEvent(new CustomEvent('skerry:reveal', { bubbles: true, detail }))
    }
  }
  // Otherwise the browser has scrolled, or has come back to where the reader was.
  if (closed) detail!.scrollIntoView()
}

/** Accordions in accordions write `#outer:inner`; ids may hold a colon themselves. */
function readTarget(): HTMLElement | null {
  let id = location.hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // A bare percent sign is no escape.
  }
  return document.getElementById(id) ?? document.getElementById(id.split(':').pop()!)
}
