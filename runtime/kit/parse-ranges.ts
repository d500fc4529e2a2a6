/** More line numbers are ignored. */
const MAX_LINES = 100_000

/**
 * Parses the line numbers of a code block's `highlight` and `focus`: `1,3-5` or `1 3-5`, also in
 * brackets or as JSON. Ignores invalid parts.
 */
export function parseRanges(text: string): number[] {
  const lines: number[] = []
  const plain = text.replace(/[[\]{}"']/g, '').replace(/\s*(-|\.\.)\s*/g, '$1')
  for (const part of plain.split(/[\s,]+/)) {
    const range = /^(\d{1,6})(?:(?:-|\.\.)(\d{1,6}))?$/.exec(part)
    if (!range) continue
    const from = Number(range[1])
    const to = Number(range[2] ?? from)
    for (let line = from; line <= to && lines.length < MAX_LINES; line++) lines.push(line)
  }
  return lines
}
