import type { Blockquote, Paragraph, RootContent, Text } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'
import { calloutComponent } from './foreign-callouts.ts'
import { reportInText } from './report-in-text.ts'

/** `:::note` (VitePress, Docusaurus, Starlight) and `!!! note "Title"` (MkDocs), on a line. */
const CONTAINER =
  /(?<=^|\n)[ \t]*(:{3,}[ \t]*([a-z-]+)\b|(?:!!!|\?\?\?\+?)[ \t]+([a-z]+)(?=(?:[ \t]+inline\b|[ \t]*"|[ \t]*\r?(?:\n|$))))/gi

/** `::: boats.Rope` of mkdocstrings and `::: mkdocs-click`, on a line, maybe with options below. */
export const GENERATED =
  /^:{3,}[ \t]+(?:[a-z_]\w*(?:\.\w+)+|[\w.-]+(?=[ \t]*\n[ \t]*:[\w-]+:))[ \t]*(?=\n|$)/i

/** Pages in which generated documentation is reported: each may have a hundred blocks. */
const reported = new WeakSet<Compilation>()

/** `[!NOTE]` (GitHub), at the start of a quote. */
const ALERT = /^\[!([a-z-]+)\]/i

/**
 * Reports callouts in the syntax of other tools, which are shown as text. Plugins of the site that
 * support them have replaced them by now.
 */
export function checkForeignCallout(node: RootContent, page: Compilation): void {
  if (node.type === 'blockquote') checkQuote(node, page)
  if (node.type === 'paragraph') checkParagraph(node, page)
}

function checkQuote({ children: [first] }: Blockquote, page: Compilation): void {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (text?.type !== 'text') return
  const [written, word = ''] = ALERT.exec(text.value) ?? []
  if (written !== undefined) report(written, word, text, 0, page)
}

function checkParagraph({ children }: Paragraph, page: Compilation): void {
  const [first] = children
  const generated = first?.type === 'text' && GENERATED.exec(first.value)
  if (generated) return reportGenerated(generated[0].trim(), first, page)
  children.forEach((child, index) => {
    if (child.type !== 'text') return
    for (const found of child.value.matchAll(CONTAINER)) {
      // After emphasis or code, a text starts within a line.
      if (found.index === 0 && index > 0) continue
      const [, written = '', container, admonition = ''] = found
      report(written, container ?? admonition, child, found.index, page)
    }
  })
}

function reportGenerated(written: string, node: Text, page: Compilation): void {
  if (reported.has(page)) return
  reported.add(page)
  reportInText(page, node, written, 0, {
    code: 'mdx/foreign-callout',
    message: `\`${written}\` is shown as text: a plugin of MkDocs generates documentation from it`,
    hint: 'Write the documentation as Markdown, with a tool such as `pydoc-markdown`, and remove all of these blocks on the page.',
  })
}

function report(
  written: string,
  word: string,
  node: Text,
  index: number,
  page: Compilation,
): void {
  const name = calloutComponent(word)
  if (name === undefined && !written.startsWith(':')) return
  const { line, column } = reportInText(page, node, written, index, {
    code: 'mdx/foreign-callout',
    message: `\`${written}\` is shown as text: it is the syntax of another tool`,
    hint:
      name === undefined
        ? 'Write a component instead, or remove it and the `:::` that closes it.'
        : `Write \`<${name}>\` … \`</${name}>\`.`,
  })
  // Attributes of it: `:::tip{.wide}`.
  const source = page.sourceOf(node)
  for (const expression of page.refusedExpressions) {
    const { point } = expression
    if (expression.source === source && point.line === line && point.column > column)
      page.refusedExpressions.delete(expression)
  }
}
