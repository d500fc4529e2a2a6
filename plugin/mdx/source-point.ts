/** A position in a text: 1-based line and column, 0-based offset in UTF-16 units. */
export interface SourcePoint {
  line: number
  column: number
  offset: number
}

/** The position at `offset`, computed from an earlier one. */
export function pointAfter(
  text: string,
  from: Readonly<SourcePoint>,
  offset: number,
): SourcePoint {
  let { line } = from
  let lineStart = from.offset - from.column + 1
  for (
    let end = text.indexOf('\n', from.offset);
    end !== -1 && end < offset;
    end = text.indexOf('\n', end + 1)
  ) {
    line++
    lineStart = end + 1
  }
  return { line, column: offset - lineStart + 1, offset }
}
