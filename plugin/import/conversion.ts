/** A replaced part of a text. Offsets are in UTF-16 code units. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** What is converted, as the summary names it. */
export type ConversionKind =
  | 'frontmatter key'
  | 'import'
  | 'callout'
  | 'block'
  | 'component'
  | 'code option'
  | 'mark'
  | 'anchor'
  | 'reference'
  | 'link'
  | 'home page'

/** Edits that belong together: all of them are made, or none. They are in order. */
export interface Conversion {
  kind: ConversionKind
  edits: TextEdit[]
}

/**
 * Makes conversions in a text. One that meets an earlier one is left out: it is found again in the
 * new text.
 */
export function applyConversions(
  text: string,
  conversions: readonly Conversion[],
): { text: string; made: Conversion[] } {
  const made: Conversion[] = []
  const taken: TextEdit[] = []
  for (const conversion of conversions) {
    const { edits } = conversion
    if (edits.some((edit) => taken.some((other) => meet(edit, other)))) continue
    made.push(conversion)
    taken.push(...edits)
  }
  // Stable, so that edits at the same place stay in order.
  const sorted = taken.toSorted((a, b) => a.start - b.start)
  let result = ''
  let from = 0
  for (const { start, end, text: replacement } of sorted) {
    result += text.slice(from, start) + replacement
    from = end
  }
  return { text: result + text.slice(from), made }
}

function meet(a: TextEdit, b: TextEdit): boolean {
  const isInsertion = a.start === a.end || b.start === b.end
  return isInsertion
    ? a.start <= b.end && b.start <= a.end
    : a.start < b.end && b.start < a.end
}
