import { decamelize } from '../../runtime/kit/decamelize.ts'
import { freeName } from '../../runtime/kit/free-name.ts'

/**
 * Returns a function that turns a wanted name into an id for a row of the page: readable, and
 * unique by a numeric suffix (`body-2`).
 *
 * @param taken Ids already in use on the page, such as those of its headings.
 */
export function createAnchors(taken: Iterable<string> = []): (wanted: string) => string {
  const claimed = new Set(taken)
  const free = freeName((anchor) => claimed.has(anchor))
  return (wanted) => {
    const anchor = free(anchorOf(wanted))
    claimed.add(anchor)
    return anchor
  }
}

const MAX_LENGTH = 120

/**
 * Turns a name into an id as Mintlify publishes it: `body-show-ranking-score` for the property
 * `showRankingScore`. Letters of other scripts are kept.
 */
export function anchorOf(wanted: string): string {
  const anchor = decamelize(wanted.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return (
    (anchor.length > MAX_LENGTH ? [...anchor].slice(0, MAX_LENGTH).join('') : anchor) ||
    'field'
  )
}
