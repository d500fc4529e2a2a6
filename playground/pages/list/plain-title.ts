import { elementNames, voidElements } from '../../../runtime/kit/html-names.ts'

/** Longer titles end at a word: the whole is in the text of the page. */
const LONGEST = 100

/**
 * A summary as a title: the words of its first paragraph, without Markdown and HTML. Some
 * descriptions have pages of text there.
 */
export function plainTitle(summary: string): string {
  const [first = ''] = summary.trim().split(/\n\s*\n/)
  const words = first
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?([a-z]\w*)[^>]*>/gi, (tag, name: string) =>
      isElement(name.toLowerCase(), first) ? ' ' : tag,
    )
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|`+|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\w*])[*](?=\S)([^*]*\S)[*](?![\w*])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length <= LONGEST) return words || summary.trim()
  const cut = words.slice(0, LONGEST)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || LONGEST).trim()}…`
}

/** `<b>…</b>` and `<br>` are elements; `<item>` and a lone `<title>` are words. */
function isElement(name: string, text: string): boolean {
  const isClosed = new RegExp(`</${name}\\s*>`, 'i').test(text)
  return voidElements.has(name) || (elementNames.has(name) && isClosed)
}

/** Whether a title leaves out words of its summary, which the page then says itself. */
export function isShortened(summary: string): boolean {
  return plainTitle(summary).endsWith('…') || /\n\s*\n/.test(summary.trim())
}
