import type { Paragraph, RootContent } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'

/** `[text](` before a URL, or at the end of a text: before a URL that is a link without it. */
const OPENING = /(!?\[[^[\]\n]*\]\()(?:[ \t]*(?:\/|\.{1,2}\/|#|https?:|mailto:)|$)/g

/** Reports links and images whose end is missing, or whose URL has spaces: they are text. */
export function checkUnclosedLink(node: RootContent, page: Compilation): void {
  if (node.type !== 'paragraph' && node.type !== 'tableCell') return
  for (const child of node.children as Paragraph['children']) {
    if (child.type !== 'text' || !child.value.includes('](')) continue
    const source = page.sourceOf(child)
    const { line, column } = child.position?.start ?? { line: 1, column: 1 }
    const end = child.position?.end
    for (const { 0: written, 1: opening, index } of child.value.matchAll(OPENING)) {
      const below = child.value.slice(0, index).split('\n').length - 1
      const row = (source.text.split('\n')[line - 1 + below] ?? '').slice(
        0,
        end?.line === line + below ? end.column - 1 : undefined,
      )
      // Not found: it has escapes or entities.
      const start = row.indexOf(written, below === 0 ? column - 1 : 0)
      if (start === -1 || row[start - 1] === '\\') continue
      page.reportAt(
        source,
        { line: line + below, column: start + 1 },
        {
          code: 'mdx/unclosed-link',
          message: `\`${opening}\` is shown as text: the link has no closing parenthesis, or its URL has spaces`,
          hint: 'Close it with `)`, and write `%20` for spaces.',
        },
      )
    }
  }
}
