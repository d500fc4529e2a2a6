import type { Paragraph, RootContent } from 'mdast'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { Compilation, Source } from '../mdx/compilation.ts'

/** Two asterisks in text, but neither escaped ones nor those of patterns such as `src/**` and more. */
const MARKS = /(?<![\\*/])\*\*(?![*/])/g

/**
 * Reports bold text that is shown with its asterisks, as in `**注意：**它` and `see**(this)**`:
 * Markdown takes asterisks for text if they stand between a letter and punctuation.
 */
export function checkLostBold(node: RootContent, page: Compilation): void {
  if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell')
    return
  let opening: { source: Source; at: number } | undefined
  for (const child of node.children as Paragraph['children']) {
    if (child.type !== 'text' || !child.value.includes('**')) continue
    const span = page.spanOf(child)
    if (!span) continue
    const { source, start, text } = span
    for (const { index } of text.matchAll(MARKS)) {
      const isAfterSpace = /\s$/.test(text.slice(0, index))
      if (opening?.source === source && !isAfterSpace) {
        const bold = source.text.slice(opening.at, start + index + 2)
        page.reportAt(source, placeAt(source.text, opening.at), {
          code: 'mdx/lost-bold',
          message: `\`${shortened(bold, 40)}\` is shown as text: its asterisks stand between a letter and punctuation`,
          hint: 'Put a space next to them, move the punctuation out of the bold text, or write `<strong>…</strong>`.',
        })
        return
      }
      if (!/^\s/.test(text.slice(index + 2))) opening = { source, at: start + index }
    }
  }
}
