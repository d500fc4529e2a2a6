import type { Html, Paragraph, Parents, RootContent } from 'mdast'
import { nearest } from '../../runtime/kit/nearest.ts'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { foreignComponents } from './foreign-components.ts'

/** Comments, declarations and processing instructions render nothing. */
const SILENT = /^\s*(?:<!--[\s\S]*?-->\s*|<![A-Z][^>]*>\s*|<\?[\s\S]*?\?>\s*)+$/i

/** `<Counter />` and `<Counter start=…`. Others may be text: `List<String>`, `<Name>`. */
const COMPONENT = /^<([A-Z]\w*)(?:\s[^<>]*)?(?:\/>|\s[\w:@-]+=)/

/** A statement on a line of its own. */
const IMPORT =
  /^[ \t]*import[ \t]+(?:[\w$*{][\w$*{},\s]*from[ \t]+)?(["'])[^"'\n]+\1[ \t]*;?[ \t]*$/m

/**
 * Shows raw HTML of `.md` pages (scripts, unclosed tags, unknown elements) as text, so that
 * Markdown runs no code in browsers. Closed elements and components have been parsed as tags and
 * aren't `html` nodes. Reports what was probably meant to work, as it does in `.mdx`: scripts,
 * imports, and components that the site doesn't have.
 */
export function escapeRawHtml(tree: Parents, page: Compilation): void {
  const reported = new Set<string>()
  escapeChildren(tree)

  function escapeChildren(parent: Parents): void {
    parent.children = (parent.children as RootContent[]).flatMap(
      (child): RootContent[] => {
        if (child.type === 'paragraph') reportImport(child, page)
        if ('children' in child) escapeChildren(child)
        if (child.type !== 'html') return [child]
        if (SILENT.test(child.value)) return []
        reportTag(child, page, reported)
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
      },
    ) as typeof parent.children
  }
}

/** @param reported Names of components that are reported already. */
function reportTag(node: Html, page: Compilation, reported: Set<string>): void {
  if (/^<(?:script|style|iframe|object|embed)\b/i.test(node.value)) {
    page.report(node, {
      code: 'mdx/raw-html',
      message: `HTML like \`${shortened(node.value.split('\n')[0]!, 40)}\` does not run in .md files, so it is shown as text`,
      hint: 'Rename the page to .mdx, or put the HTML in backticks.',
    })
    return
  }
  const [, name] = COMPONENT.exec(node.value) ?? []
  if (name === undefined || reported.has(name)) return
  reported.add(name)
  const near = foreignComponents.get(name) ?? nearest(name, [...page.known])
  page.report(node, {
    code: 'mdx/raw-html',
    message: `<${name}> is not a component of the site, so it is shown as text`,
    hint:
      near === undefined
        ? 'Rename the page to .mdx and import it there, or put it in backticks.'
        : `Did you mean <${near}>?`,
  })
}

function reportImport({ children: [first] }: Paragraph, page: Compilation): void {
  if (first?.type !== 'text' || !IMPORT.test(first.value)) return
  page.report(first, {
    code: 'mdx/raw-html',
    message: 'An import does not run in .md files, so it is shown as text',
    hint: 'Rename the page to .mdx, or put the code in a code block.',
  })
}
