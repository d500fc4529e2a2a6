/**
 * Returns a function that turns a wanted name into an id for a row of the page: readable, and
 * unique by a numeric suffix (`body-2`).
 *
 * @param taken Ids already in use on the page, such as those of its headings.
 */
export function createAnchors(taken: Iterable<string> = []): (wanted: string) => string {
  const claimed = new Set(taken)
  return (wanted) => {
    const base = anchorOf(wanted)
    let anchor = base
    for (let number = 2; claimed.has(anchor); number++) anchor = `${base}-${number}`
    claimed.add(anchor)
    return anchor
  }
}

const MAX_LENGTH = 120

/**
 * Turns a name into an id of letters (of any script), digits, `.`, `_` and `-`: nothing that
 * needs percent-encoding except non-ASCII letters.
 */
export function anchorOf(wanted: string): string {
  const anchor = wanted
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return (
    (anchor.length > MAX_LENGTH ? [...anchor].slice(0, MAX_LENGTH).join('') : anchor) ||
    'field'
  )
}
