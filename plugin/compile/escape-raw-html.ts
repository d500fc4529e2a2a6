import type { Parents, RootContent } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'

/** Comments, declarations and processing instructions render nothing. */
const SILENT = /^\s*(?:<!--[\s\S]*?-->\s*|<![A-Z][^>]*>\s*|<\?[\s\S]*?\?>\s*)+$/i

/**
 * Shows raw HTML of `.md` pages (scripts, unclosed tags, unknown elements) as text, so that
 * Markdown runs no code in browsers. Closed elements and components have been parsed as tags and
 * aren't `html` nodes.
 */
export function escapeRawHtml(parent: Parents, page: Compilation): void {
  parent.children = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    if ('children' in child) escapeRawHtml(child, page)
    if (child.type !== 'html') return [child]
    if (SILENT.test(child.value)) return []
    if (/^<(?:script|style|iframe|object|embed)\b/i.test(child.value)) {
      page.report(child, {
        code: 'mdx/raw-html',
        message: `HTML like \`${child.value.split('\n')[0]!.slice(0, 40)}\` does not run in .md files, so it is shown as text`,
        hint: 'Rename the page to .mdx, or put the HTML in backticks.',
      })
    }
    const text: RootContent = {
      type: 'text',
      value: child.value,
      position: child.position,
    }
    return parent.type === 'root' ||
      parent.type === 'blockquote' ||
      parent.type === 'listItem'
      ? [{ type: 'paragraph', children: [text], position: child.position }]
      : [text]
  }) as typeof parent.children
}
