const CONTEXT_LINES = 2
const MAX_WIDTH = 120

/**
 * Formats the lines around a location, numbered, with a caret under the column.
 *
 * @param line 1-based.
 * @param column 1-based.
 */
export function codeFrame(text: string, line: number, column = 1): string {
  const lines = text.split(/\r\n|\r|\n/)
  const first = Math.max(1, line - CONTEXT_LINES)
  const last = Math.min(lines.length, line + CONTEXT_LINES)
  const gutter = String(last).length
  // Crop minified or generated lines to the text around the column.
  const from = column > MAX_WIDTH ? column - MAX_WIDTH / 2 : 0
  const rows: string[] = []
  for (let number = first; number <= last; number++) {
    const source = (lines[number - 1] ?? '').slice(from, from + MAX_WIDTH)
    rows.push(`${String(number).padStart(gutter)} | ${source}`.trimEnd())
    if (number === line)
      rows.push(`${' '.repeat(gutter)} | ${' '.repeat(column - 1 - from)}^`)
  }
  return rows.join('\n')
}
