/*
 * Titles that the reader has selected in tabs, code groups and views, most recent first. They
 * are remembered across pages and applied to everything on the page with the same title.
 */
const KEY = 'skerry:choices'
const EVENT = 'skerry:choose'
/** Older choices are dropped. */
const LIMIT = 20

/** Returns the selected titles, most recent first. Empty if storage is blocked or invalid. */
export function readChoices(): string[] {
  try {
    const titles: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(titles)
      ? titles.filter((title) => typeof title === 'string')
      : []
  } catch {
    return []
  }
}

/**
 * Stores a choice and announces it to the page. Keeps `anchor` at its position in the viewport
 * while content above it changes height.
 */
export function choose(title: string, anchor: Element): void {
  const { top } = anchor.getBoundingClientRect()
  try {
    const others = readChoices().filter((other) => other !== title)
    localStorage.setItem(KEY, JSON.stringify([title, ...others].slice(0, LIMIT)))
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  document.dispatchEvent(new CustomEvent(EVENT, { detail: title }))
  requestAnimationFrame(() => {
    const moved = anchor.getBoundingClientRect().top - top
    if (moved) scrollBy({ top: moved, behavior: 'instant' })
  })
}

/** Subscribes to choices made on this page. Returns a function that unsubscribes. */
export function onChoice(listener: (title: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail)
  document.addEventListener(EVENT, listen)
  return () => document.removeEventListener(EVENT, listen)
}

/**
 * Notifies the table of contents that other headings are visible, and scrolls to the target of
 * the hash, if any.
 */
export function afterShowing(target?: Element | null): void {
  requestAnimationFrame(() => {
    document.dispatchEvent(new Event('skerry:shown'))
    target?.scrollIntoView()
  })
}
