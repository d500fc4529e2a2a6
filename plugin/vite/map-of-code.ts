import { readPlaces } from '../../runtime/kit/code-places.ts'

/** A source map with the authors' locations in the code of a page or snippet. */
interface CodeMap {
  version: number
  names: string[]
  sources: string[]
  mappings: string
}

/**
 * Writes what compiled code says of its authors' locations as a source map, for code in a module.
 *
 * @param file Its file, and those of its snippets, relative to the content folder.
 * @param root Absolute path of the content folder.
 * @param before Number of lines that precede the code in the module.
 */
export function mapOfCode(
  code: string,
  { file, root, before }: { file: string; root: string; before: number },
): CodeMap {
  const sources: string[] = []
  const lines: string[][] = []
  let last = { column: 0, source: 0, line: 0, sourceColumn: 0 }
  for (const { line, column, place } of readPlaces(code)) {
    const name = place.file ?? file
    if (!sources.includes(name)) sources.push(name)
    const at = before + line - 1
    if (lines.length <= at) last.column = 0
    while (lines.length <= at) lines.push([])
    const next = {
      column: column - 1,
      source: sources.indexOf(name),
      line: place.line - 1,
      sourceColumn: place.column - 1,
    }
    lines[at]?.push(
      [
        next.column - last.column,
        next.source - last.source,
        next.line - last.line,
        next.sourceColumn - last.sourceColumn,
      ]
        .map((difference) => encode(difference))
        .join(''),
    )
    last = next
  }
  return {
    version: 3,
    names: [],
    sources: sources.map((source) => `${root}/${source}`),
    mappings: lines.map((segments) => segments.join(',')).join(';'),
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A number in base 64 with a variable number of digits, the lowest bit being its sign. */
function encode(number: number): string {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1
  let text = ''
  do {
    const more = rest > 31 ? 32 : 0
    text += DIGITS[(rest & 31) | more]
    rest >>>= 5
  } while (rest > 0)
  return text
}
