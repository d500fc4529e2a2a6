/**
 * What a reader has chosen in tabs, code groups and views: titles, the last
 * one first, remembered across pages. A choice goes to everything on the page that has it.
 */
const KEY = 'skerry:choices'
const EVENT = 'skerry:choose'
/** Older choices are forgotten. */
const LIMIT = 20

/** The titles chosen, the last one first. Storage may be forbidden or hold anything. */
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
 * Stores a choice and dispatches it to the page. The element that the reader looks at stays in
 * place while parts above it change their height.
 */
export function choose(title: string, looksAt: Element): void {
  const { top } = looksAt.getBoundingClientRect()
  try {
    const others = readChoices().filter((other) => other !== title)
    localStorage.setItem(KEY, JSON.stringify([title, ...others].slice(0, LIMIT)))
  } catch {
    // Then the choice is for this page only.
  }
  document.dispatchEvent(new CustomEvent(EVENT, { detail: title }))
  requestAnimationFrame(() => {
    const moved = looksAt.getBoundingClientRect().top - top
    if (moved) scrollBy({ top: moved, behavior: 'instant' })
  })
}

/** Calls back with every title that is chosen on this page; gives the way to stop. */
export function onChoice(listener: (title: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail)
  document.addEventListener(EVENT, listen)
  return () => document.removeEventListener(EVENT, listen)
}

/** Tells the table of contents that other headings are shown, and scrolls to what the hash asked for. */
export function afterShowing(target?: Element | null): void {
  requestAnimationFrame(() => {
    document.dispatchEvent(new Event('skerry:shown'))
    target?.scrollIntoView()
  })
}
