/** Characters of a description that a field shows. */
const LONGEST = 200

/**
 * The first paragraph of a description as plain text on one line, cut at a word where it is long.
 * For the hint of a field: the page has all of it.
 */
export function plainSummary(markdown: string): string {
  const [first = ''] = markdown.trim().split(/\n\s*\n|\n(?=[-*+#>|]|\d+[.)] |```)/)
  const text = first
    .replace(/<[^<>]*>/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/(\*\*|__|`+)(.+?)\1/g, '$2')
    .replace(/(^|[\s(])([*_])(\S(?:.*?\S)?)\2(?=$|[\s).,:;!?])/g, '$1$3')
    .replace(/^#+\s+/, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2))}…`
}
