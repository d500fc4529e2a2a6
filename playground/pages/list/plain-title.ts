import { elementNames, voidElements } from '../../../runtime/kit/html-names.ts'

/** Longer titles are truncated at a word boundary; the page contains the whole text. */
const MAX_LENGTH = 100
/** Only the beginning of a longer paragraph is read, since removing markup is not linear. */
const MAX_SOURCE = 1000

/**
 * Converts a summary to a title: the text of its first paragraph without Markdown and HTML. Some
 * descriptions have long texts in `summary`.
 */
export function plainTitle(summary: string): string {
  const [paragraph = ''] = summary.trim().split(/\n\s*\n/, 1)
  const first = paragraph.slice(0, MAX_SOURCE)
  const title = first
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?([a-z]\w*)[^>]*>/gi, (tag, name: string) =>
      isElement(name.toLowerCase(), first) ? ' ' : tag,
    )
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|(?<!`)`+(?!`)|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\w*])[*](?=\S)([^*]*\S)[*](?![\w*])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const isWhole = first.length === paragraph.length
  if (isWhole && title.length <= MAX_LENGTH) return title || summary.trim()
  const cut = title.slice(0, MAX_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || MAX_LENGTH).trim()}…`
}

/**
 * True for HTML elements, such as `<b>…</b>` and `<br>`. Placeholders, such as `<item>` or an
 * unclosed `<title>`, are text.
 */
function isElement(name: string, text: string): boolean {
  const isClosed = new RegExp(`</${name}\\s*>`, 'i').test(text)
  return voidElements.has(name) || (elementNames.has(name) && isClosed)
}

/** True if the title omits part of the summary, which the page then has to show. */
export function isShortened(summary: string): boolean {
  return plainTitle(summary).endsWith('…') || /\n\s*\n/.test(summary.trim())
}
