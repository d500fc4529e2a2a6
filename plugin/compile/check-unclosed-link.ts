import type { Paragraph, RootContent } from 'mdast'
import { placeAt } from '../../runtime/kit/place-at.ts'
import type { Compilation } from '../mdx/compilation.ts'

/** `[text](` before a URL, or at the end of a text: before a URL that is a link without it. */
const OPENING =
  /(?<!\\)(!?\[[^[\]\n]*(?<!\\)\]\()(?:[ \t]*(?:\/|\.{1,2}\/|#|https?:|mailto:)|$)/g

/** Reports links and images whose end is missing, or whose URL has spaces: they are text. */
export function checkUnclosedLink(node: RootContent, page: Compilation): void {
  if (node.type !== 'paragraph' && node.type !== 'tableCell') return
  for (const child of node.children as Paragraph['children']) {
    if (child.type !== 'text' || !child.value.includes('](')) continue
    const span = page.spanOf(child)
    if (!span) continue
    const { source, start, text } = span
    for (const { 1: opening, index } of text.matchAll(OPENING))
      page.reportAt(source, placeAt(source.text, start + index), {
        code: 'mdx/unclosed-link',
        message: `\`${opening}\` is shown as text: the link has no closing parenthesis, or its URL has spaces`,
        hint: 'Close it with `)`, and write `%20` for spaces.',
      })
  }
}
