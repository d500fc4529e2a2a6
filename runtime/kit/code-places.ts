/**
 * A location in the author's source. Compiled pages map their code to such locations in a
 * trailing comment: `//# places=`, then comma-separated entries. An entry is `line:column` in
 * the code, `=`, `line:column` in the source and, for a snippet, `:` and its file.
 */
export interface CodePlace {
  /** 1-based. */
  line: number
  /** 1-based. */
  column: number
  file?: string | undefined
}

const COMMENT = '\n//# places='

/** Appends the comment with the locations, made by `writePlace`, to a page's code. */
export function withPlaces(code: string, places: readonly string[]): string {
  return places.length === 0 ? code : `${code.trimEnd()}${COMMENT}${places.join(',')}\n`
}

/** Formats one entry of the comment. */
export function writePlace(
  generated: { line: number; column: number },
  { line, column, file }: CodePlace,
): string {
  const written = `${generated.line}:${generated.column}=${line}:${column}`
  return file === undefined ? written : `${written}:${encodeURIComponent(file)}`
}

/** For `new Error()` the engine reports the position of `new`, not of the name. */
const NEW = 'new '.length

/**
 * Maps a position in a page's code (1-based) to the author's location. Undefined if there is
 * none.
 */
export function authorsPlace(
  code: string,
  line: number,
  column: number,
): CodePlace | undefined {
  const entries = readPlaces(code).filter((entry) => entry.line === line)
  const before = entries.findLast((entry) => entry.column <= column)
  const after = entries.find((entry) => entry.column > column)
  const isNew = after !== undefined && after.column - column <= NEW
  if (before && (before.column === column || !isNew)) return before.place
  if (!after) return undefined
  const { place } = after
  return { ...place, column: Math.max(1, place.column - (after.column - column)) }
}

/** A position in a page's code (1-based), and the author's location. */
interface MappedPlace {
  line: number
  column: number
  place: CodePlace
}

/** All entries of the comment, in the order of the code. */
export function readPlaces(code: string): MappedPlace[] {
  const start = code.lastIndexOf(COMMENT)
  if (start === -1) return []
  return code
    .slice(start + COMMENT.length)
    .trim()
    .split(',')
    .map((entry) => readEntry(entry))
}

function readEntry(entry: string): MappedPlace {
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
