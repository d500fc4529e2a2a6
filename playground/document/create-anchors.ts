/**
 * Ids for the rows of a page: readable, and each once.
 *
 * @param taken Ids that the page has already: headings of its own text.
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

const LONGEST = 120

/** What may stand in an address without being encoded, and letters of every script. */
export function anchorOf(wanted: string): string {
  const anchor = wanted
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return (
    (anchor.length > LONGEST ? [...anchor].slice(0, LONGEST).join('') : anchor) || 'field'
  )
}
