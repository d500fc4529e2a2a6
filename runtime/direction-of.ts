/** Scripts in use that are written from right to left. */
const RIGHT_TO_LEFT = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

type Direction = 'ltr' | 'rtl'

/** By language: pages have few different ones, and each `Intl.Locale` takes long to build. */
const directions = new Map<string, Direction>()

/**
 * The direction of text in a language: that of its usual script where its tag names none.
 *
 * @param language A BCP 47 tag. An invalid one counts as written from left to right.
 */
export function directionOf(language: string): Direction {
  let direction = directions.get(language)
  if (!direction) {
    direction = RIGHT_TO_LEFT.has(scriptOf(language)) ? 'rtl' : 'ltr'
    directions.set(language, direction)
  }
  return direction
}

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? ''
  } catch {
    return ''
  }
}
