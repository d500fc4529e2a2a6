/** The heading at the start of a page's body. */
interface FirstHeading {
  /** Plain text. */
  text: string
  /** Line in the body, 1-based. */
  line: number
}

const FENCED_START = /^(?:import|export)\b/

/**
 * Finds a `# Heading` at the start of a body, after imports, exports, comments and blank lines.
 * Supports ATX (`# X`) and setext headings (underlined with `===`).
 */
export function findFirstHeading(body: string): FirstHeading | undefined {
  const lines = body.split(/\r\n|\r|\n/, 200)
  let at = 0
  while (at < lines.length) {
    const line = lines[at]!
    if (line.trim() === '') at++
    else if (FENCED_START.test(line))
      at = skipUntil(lines, at, (row) => row.trim() === '')
    else if (/^\s*\{\s*\/\*/.test(line))
      at = skipUntil(lines, at, (row) => row.includes('*/'))
    else if (/^\s*<!--/.test(line))
      at = skipUntil(lines, at, (row) => row.includes('-->'))
    else break
  }
  const line = lines[at]
  if (line === undefined) return undefined
  const atx = /^ {0,3}#(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/.exec(line)
  const setext =
    !atx &&
    /^ {0,3}=+[ \t]*$/.test(lines[at + 1] ?? '') &&
    /^ {0,3}[^\s#>*+<{|`-]/.test(line)
  const text = plainText(atx ? (atx[1] ?? '') : setext ? line : '')
  return text === '' ? undefined : { text, line: at + 1 }
}

function skipUntil(
  lines: string[],
  from: number,
  end: (line: string) => boolean,
): number {
  let at = from
  while (at < lines.length && !end(lines[at]!)) at++
  return at + 1
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
