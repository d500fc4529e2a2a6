const AROUND = 2
const WIDEST = 120

/**
 * The lines around a place, numbered, with a caret under the column.
 *
 * @param line From 1.
 * @param column From 1.
 */
export function codeFrame(text: string, line: number, column = 1): string {
  const lines = text.split(/\r\n|\r|\n/)
  const first = Math.max(1, line - AROUND)
  const last = Math.min(lines.length, line + AROUND)
  const gutter = String(last).length
  // A minified or generated line is shown around its column only.
  const from = column > WIDEST ? column - WIDEST / 2 : 0
  const rows: string[] = []
  for (let number = first; number <= last; number++) {
    const source = (lines[number - 1] ?? '').slice(from, from + WIDEST)
    rows.push(`${String(number).padStart(gutter)} | ${source}`.trimEnd())
    if (number === line)
      rows.push(`${' '.repeat(gutter)} | ${' '.repeat(column - 1 - from)}^`)
  }
  return rows.join('\n')
}
