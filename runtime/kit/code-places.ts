/**
 * Where the code of a compiled page comes from, as a comment at its end: `//# places=` and, for
 * each piece, `line:column` of the code, `=`, `line:column` of the author's text and, where that is
 * a snippet, its file.
 */
export interface CodePlace {
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  file?: string | undefined
}

const COMMENT = '\n//# places='

/** Adds the places to a page's code; `places` as `writePlace` makes them. */
export function withPlaces(code: string, places: readonly string[]): string {
  return places.length === 0 ? code : `${code.trimEnd()}${COMMENT}${places.join(',')}\n`
}

/** One entry of the comment. */
export function writePlace(
  generated: { line: number; column: number },
  { line, column, file }: CodePlace,
): string {
  const written = `${generated.line}:${generated.column}=${line}:${column}`
  return file === undefined ? written : `${written}:${encodeURIComponent(file)}`
}

/** Stands before a name where the engine reports the place of the whole: `new Error()`. */
const NEW = 'new '.length

/** The author's place of a place in a page's code (both from 1); undefined where it has none. */
export function authorsPlace(
  code: string,
  line: number,
  column: number,
): CodePlace | undefined {
  const start = code.lastIndexOf(COMMENT)
  if (start === -1) return undefined
  const entries = code
    .slice(start + COMMENT.length)
    .trim()
    .split(',')
    .map((entry) => readEntry(entry))
    .filter((entry) => entry.line === line)
  const before = entries.findLast((entry) => entry.column <= column)
  const after = entries.find((entry) => entry.column > column)
  const isNew = after !== undefined && after.column - column <= NEW
  if (before && (before.column === column || !isNew)) return before.place
  if (!after) return undefined
  const { place } = after
  return { ...place, column: Math.max(1, place.column - (after.column - column)) }
}

function readEntry(entry: string): { line: number; column: number; place: CodePlace } {
  const [generated = '', written = ''] = entry.split('=')
  const [line, column] = generated.split(':').map(Number)
  const [authorsLine, authorsColumn, file] = written.split(':')
  return {
    line: line ?? 0,
    column: column ?? 0,
    place: {
      line: Number(authorsLine),
      column: Number(authorsColumn),
      ...(file !== undefined && { file: decodeURIComponent(file) }),
    },
  }
}
