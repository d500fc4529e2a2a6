/**
 * Reveals the target of the URL hash, even inside nested accordions, tabs and views. A hidden
 * panel gets the event `skerry:reveal` with the target element as detail; whoever shows the
 * panel also scrolls to it.
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
  // Otherwise the browser has scrolled already, or restored the scroll position.
  if (closed) detail!.scrollIntoView()
}

/**
 * Nested accordions write `#outer:inner`. Ids may contain colons themselves, so try the whole
 * hash first.
 */
function readTarget(): HTMLElement | null {
  let id = location.hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // Not percent-encoded.
  }
  return document.getElementById(id) ?? document.getElementById(id.split(':').pop()!)
}
