/** A code span of Markdown. */
const CODE = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs

/** Maximum length of a field's hint. */
const MAX_LENGTH = 200

/**
 * The first paragraph of a description as plain text on a single line, truncated at a word
 * boundary. Used as the hint of a field; the page has the full text.
 */
export function plainSummary(markdown: string): string {
  const [first = ''] = markdown.trim().split(/\n\s*\n|\n(?=[-*+#>|]|\d+[.)] |```)/)
  // What is in code isn't markup, so it is set aside.
  const codes: string[] = []
  const text = first
    .replace(CODE, (_, _ticks, code: string) => `\0${codes.push(code) - 1}\0`)
    .replace(/<[^<>]*>/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(^|[\s(])([*_])(\S(?:.*?\S)?)\2(?=$|[\s).,:;!?])/g, '$1$3')
    .replace(/^#+\s+/, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\0(\d+)\0/g, (_, index: string) => codes[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2))}…`
}
