import { voidElements } from '../../runtime/kit/html-names.ts'

const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*?)(\/?)>/gi
/** Characters that have a meaning in Markdown. In a word, an underscore has none. */
const MARK = /[\\`*~$[\]]|(?<!\w)_|_(?!\w)/g
/** What starts a list, a heading or a quote, up to its last character. */
const BLOCK_START = /^(#{0,5}(?=#+(?:\s|$))|\d{1,9}(?=[.)](?:\s|$))|(?=[-+](?:\s|$)|>))/

/**
 * A text of a home page, which is HTML in the other tools, on one line of Markdown. Undefined if its
 * tags don't match.
 *
 * @param isMarkdown Whether the other tool reads it as Markdown.
 */
export function homeText(
  text: string,
  { format, isMarkdown }: { format: 'md' | 'mdx'; isMarkdown: boolean },
): string | undefined {
  if (!hasMatchingTags(text)) return undefined
  const line = text.trim().replace(/\s*\n\s*/g, ' ')
  let result = ''
  let from = 0
  const write = (to: number) => {
    const plain = line.slice(from, to)
    const escaped = isMarkdown ? plain : plain.replace(MARK, '\\$&')
    result += format === 'mdx' ? escaped.replaceAll('{', '\\{') : escaped
  }
  for (const { index, 0: tag } of line.matchAll(TAG)) {
    write(index)
    result += tag
    from = index + tag.length
  }
  write(line.length)
  return result.replace(BLOCK_START, '$1\\')
}

function hasMatchingTags(text: string): boolean {
  const open: string[] = []
  for (const [, slash, name = '', , end] of text.matchAll(TAG)) {
    if (voidElements.has(name.toLowerCase()) || end) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
