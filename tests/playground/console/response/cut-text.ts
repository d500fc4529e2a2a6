import fc from 'fast-check'

/** Splits a text at any positions. */
export function cutText(text: string, places: number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort(
    (a, b) => a - b,
  )
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

/** Where the network cuts a text. */
export const cutPlaces = fc.array(fc.nat(), { maxLength: 8 })
