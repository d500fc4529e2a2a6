import type { SearchText } from '../../runtime/search-records.ts'

/** Words of an excerpt: two lines of the dialog. */
const LENGTH = 24

/** A part of a page's text. */
export interface Range {
  /** Its first word. */
  from: number
  /** The word after its last. */
  to: number
}

/**
 * The piece of a range in which most of the words are that were looked for.
 *
 * @param places Indices of the words that were looked for, ascending.
 * @returns Pieces of text; every second one is what was looked for.
 */
export function excerptOf(
  { words, joiner }: SearchText,
  places: readonly number[],
  { from, to: wanted }: Range,
): string[] {
  const to = Math.min(wanted, words.length)
  const inside = places.filter((place) => place >= from && place < to)
  const start = startOf(words, inside, { from, to })
  const end = Math.min(start + LENGTH, to)
  const found = new Set(inside)
  const pieces = ['']
  for (let at = start; at < end; at++) {
    const isFound = found.has(at)
    const inMark = pieces.length % 2 === 0
    const space = at > start ? joiner : ''
    // Spaces are marked between two words that were looked for only.
    if (isFound === inMark) pieces[pieces.length - 1] += space + words[at]!
    else if (isFound) {
      pieces[pieces.length - 1] += space
      pieces.push(words[at]!)
    } else pieces.push(space + words[at]!)
  }
  return pieces
}

/** Where the piece begins: different words count more than one that is repeated. */
function startOf(
  words: readonly string[],
  inside: readonly number[],
  { from, to }: Range,
): number {
  let best = { value: 0, first: from, last: from }
  for (let index = 0; index < inside.length; index++) {
    const first = inside[index]!
    const seen = new Set<string>()
    let next = index
    for (; next < inside.length && inside[next]! < first + LENGTH; next++)
      seen.add(words[inside[next]!]!.toLowerCase())
    const value = seen.size * LENGTH + (next - index)
    if (value > best.value) best = { value, first, last: inside[next - 1]! }
  }
  const before = Math.floor((LENGTH - (best.last - best.first + 1)) / 2)
  return Math.max(from, Math.min(best.first - before, to - LENGTH))
}
