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

/** The offset of a line and column (1-based): the inverse of `placeAt`. */
export function offsetAt(text: string, line: number, column: number): number {
  const lineEnd = /\r\n|\r|\n/g
  for (let at = 1; at < line; at++) lineEnd.exec(text)
  return lineEnd.lastIndex + column - 1
}

/** Like `placeAt`, for many offsets of one text: reads it only once. */
export function createPlaceAt(
  text: string,
): (offset: number) => ReturnType<typeof placeAt> {
  const starts = [0]
  for (const match of text.matchAll(/\r\n|\r|\n/g))
    starts.push(match.index + match[0].length)
  return (offset) => {
    let line = 0
    let end = starts.length
    while (end - line > 1) {
      const middle = (line + end) >> 1
      if (starts[middle]! <= offset) line = middle
      else end = middle
    }
    return { line: line + 1, column: offset - starts[line]! + 1 }
  }
}
