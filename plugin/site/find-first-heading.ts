/** The heading at the start of a page's body. */
interface FirstHeading {
  /** Plain text. */
  text: string
  /** Line in the body, 1-based. */
  line: number
}

const FENCED_START = /^(?:import|export)\b/
/** Number of lines in which the heading is searched. */
const MAX_LINES = 200

/** Returns a line by its index. Undefined after the last one. */
type LineAt = (index: number) => string | undefined

/**
 * Finds a `# Heading` at the start of a body, after imports, exports, comments and blank lines.
 * Supports ATX (`# X`) and setext headings (underlined with `===`).
 */
export function findFirstHeading(body: string): FirstHeading | undefined {
  const lineAt = splitLazily(body)
  const skipUntil = (from: number, end: (line: string) => boolean): number => {
    let index = from
    for (let row = lineAt(index); row !== undefined && !end(row); row = lineAt(index))
      index++
    return index + 1
  }
  let at = 0
  let line = lineAt(at)
  for (; line !== undefined; line = lineAt(at)) {
    if (line.trim() === '') at++
    else if (FENCED_START.test(line)) at = skipUntil(at, (row) => row.trim() === '')
    else if (/^\s*\{\s*\/\*/.test(line)) at = skipUntil(at, (row) => row.includes('*/'))
    else if (/^\s*<!--/.test(line)) at = skipUntil(at, (row) => row.includes('-->'))
    else break
  }
  if (line === undefined) return undefined
  const atx = /^ {0,3}#(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/.exec(line)
  const setext =
    !atx &&
    /^ {0,3}=+[ \t]*$/.test(lineAt(at + 1) ?? '') &&
    /^ {0,3}[^\s#>*+<{|`-]/.test(line)
  const text = plainText(atx ? (atx[1] ?? '') : setext ? line : '')
  return text === '' ? undefined : { text, line: at + 1 }
}

/** Splits a text into its first lines, as far as they are read: pages are long. */
function splitLazily(text: string): LineAt {
  const breaks = text.matchAll(/\r\n|\r|\n/g)
  const lines: string[] = []
  let start: number | undefined = 0
  return (index) => {
    while (start !== undefined && lines.length <= index && lines.length < MAX_LINES) {
      const end: RegExpExecArray | undefined = breaks.next().value
      lines.push(text.slice(start, end?.index))
      start = end && end.index + end[0].length
    }
    return lines[index]
  }
}

/** Inline Markdown as plain text. Removes a custom id (`{#id}`). */
function plainText(markdown: string): string {
  return markdown
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(?<!\w)([*_])(.+?)\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
