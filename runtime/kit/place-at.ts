/** Line and column (1-based) of an offset. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (const match of text.slice(0, offset).matchAll(/\r\n|\r|\n/g)) {
    line++
    start = match.index + match[0].length
  }
  return { line, column: offset - start + 1 }
}
