import type { Paragraph, RootContent } from 'mdast'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { Compilation } from '../mdx/compilation.ts'

/** Two asterisks in text, but neither escaped ones nor those of patterns such as `src/**` and more. */
const MARKS = /(?<![\\*/])\*\*(?![*/])/g

/**
 * Reports bold text that is shown with its asterisks, as in `**注意：**它` and `see**(this)**`:
 * Markdown takes asterisks for text if they stand between a letter and punctuation.
 */
export function checkLostBold(node: RootContent, page: Compilation): void {
  if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell')
    return
  let opening: number | undefined
  for (const child of node.children as Paragraph['children']) {
    const start = child.position?.start.offset
    if (child.type !== 'text' || start === undefined || !child.value.includes('**'))
      continue
    const source = page.sourceOf(child)
    const written = source.text.slice(start, child.position?.end.offset)
    for (const { index } of written.matchAll(MARKS)) {
      const isAfterSpace = /\s$/.test(written.slice(0, index))
      if (opening !== undefined && !isAfterSpace) {
        const bold = source.text.slice(opening, start + index + 2)
        page.reportAt(source, placeAt(source.text, opening), {
          code: 'mdx/lost-bold',
          message: `\`${shortened(bold, 40)}\` is shown as text: its asterisks stand between a letter and punctuation`,
          hint: 'Put a space next to them, move the punctuation out of the bold text, or write `<strong>…</strong>`.',
        })
        return
      }
      if (!/^\s/.test(written.slice(index + 2))) opening = start + index
    }
  }
}
