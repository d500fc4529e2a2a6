import type { Delete, Heading, Paragraph, RootContent, Text } from 'mdast'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { VUE_VALUE, VUE_VALUE_HINT } from '../mdx/double-braces.ts'
import { GENERATED } from './check-foreign-callout.ts'
import { foreignMarks, isSubscript, MAY_BE_MARKED } from './foreign-marks.ts'
import { reportInText } from './report-in-text.ts'

/** What to write instead of GitBook's blocks. */
const BLOCKS = new Map([
  ['hint', '`<Info>`, `<Check>`, `<Warning>` or `<Danger>`'],
  ['tabs', '`<Tabs>` with `<Tab title="…">`'],
  ['tab', '`<Tab title="…">`'],
  ['stepper', '`<Steps>` with `<Step title="…">`'],
  ['step', '`<Step title="…">`'],
  ['code', 'the title after the language of the code block: ` ```js title.js `'],
  ['page-ref', '`<Card title="…" href="…" />`'],
  ['content-ref', 'the link in it, or `<Card title="…" href="…" />`'],
  ['columns', '`<Columns>` with `<Column>`'],
  ['column', '`<Column>`'],
  ['embed', '`<iframe src="…" title="…" />`'],
  ['file', 'a link to the file'],
  ['include', '`<Snippet file="…" />`, with the file in `snippets/`'],
  ['openapi', '`openapi` in the navigation'],
  ['updates', '`<Update label="…">`'],
  ['update', '`<Update label="…">`'],
])

interface Syntax {
  pattern: RegExp
  /** @param name First group of the pattern. */
  hint: (name: string) => string
}

/** `[[toc]]` (VitePress) and `[TOC]` (MkDocs), as a line. */
export const TOC_LINE = /^(?:\[\[(?:toc|TOC|_TOC_)\]\]|\[TOC\])[ \t]*$/

/** At the start of a line. */
const LINES: readonly Syntax[] = [
  // GitBook, Markdoc, Jinja
  {
    pattern: /^\{%-?[ \t]*(?!end)([a-z][\w-]*)/,
    hint: (name) => `Write ${BLOCKS.get(name) ?? 'a component instead'}.`,
  },
  // VitePress
  {
    pattern: /^<<<[ \t]*[@.\w/]/,
    hint: () => 'Write an empty code block: ` ```ts file="/snippets/a.ts" `.',
  },
  {
    pattern: TOC_LINE,
    hint: () => 'Remove it: a table of contents is next to the page.',
  },
  // MkDocs
  { pattern: /^={3}[!+]*[ \t]+"/, hint: () => 'Write `<Tabs>` with `<Tab title="…">`.' },
  {
    pattern: /^-+8<-+(?:[ \t]|$)/,
    hint: () => 'Write `<Snippet file="…" />`, with the file in `snippets/`.',
  },
  {
    pattern: /^\/{3,}[ \t]*[a-z][\w-]*[ \t]*(?:\|.*)?$/,
    hint: () => 'Write a component instead, such as `<Note>` or `<Tabs>`.',
  },
  { pattern: /^\*\[[^\]]+\]:/, hint: () => 'Write `<Tooltip tip="…">` … `</Tooltip>`.' },
]

/** Within a line: icons and keys of MkDocs, names of emoji, values of VitePress. */
const INLINE: readonly Syntax[] = [
  {
    pattern: /(?<![^\s(]):[a-z][a-z\d_+]+:(?![^\s.,)])/g,
    hint: () => 'Write the emoji itself, or use the plugin `remark-emoji`.',
  },
  {
    pattern: /:(?:material|fontawesome|octicons|simple)-[a-z\d-]+:/g,
    hint: () => 'Write `<Icon icon="…" />`.',
  },
  {
    pattern: /(?<![\w+{])\+\+[a-z\d]+(?:[+-][a-z\d]+)*\+\+(?![\w+}])/g,
    hint: () => 'Write `<kbd>` … `</kbd>`.',
  },
  {
    pattern: new RegExp(VUE_VALUE, 'g'),
    hint: () => VUE_VALUE_HINT,
  },
  ...foreignMarks.map(({ pattern, element }) => ({
    pattern,
    hint: () => `Write \`<${element}>\` … \`</${element}>\`.`,
  })),
]

/** How each of `INLINE` starts, so that most texts are searched only once. */
const MAY_BE_INLINE = new RegExp(`:[a-z]|\\+\\+|\\{\\{|${MAY_BE_MARKED.source}`)

/** `{ .md-button }`, `{: .left }` and `{ width="300" }`, after a link or an image. */
const ATTRIBUTES = /^\{:?[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}/

/** `[#id]`, `[!toc]` (Fumadocs, Nextra) and `{ #id … }` (MkDocs), at the end of a heading. */
export const HEADING_SUFFIX =
  /[ \t](\[#([^[\]\s]+)\]|\[!?toc\]|\{(?::[ \t]*|[ \t]+)#([\w-]+)[^{}\n]*\})[ \t]*$/

/**
 * Reports syntax of other tools that is shown as text: blocks, tabs, included files, ids of
 * headings, icons, keys. Plugins of the site that support it have replaced it by now.
 */
export function checkForeignSyntax(node: RootContent, page: Compilation): void {
  if (node.type === 'paragraph') checkParagraph(node, page)
  if (node.type === 'heading') checkHeading(node, page)
}

function checkParagraph({ children }: Paragraph, page: Compilation): void {
  // Its options look like names of emoji. It is reported as a block.
  if (children[0]?.type === 'text' && GENERATED.test(children[0].value)) return
  children.forEach((child, index) => {
    const previous = children[index - 1]
    const before = previous?.type
    if (child.type === 'delete' && previous?.type === 'text')
      checkDeletion(child, previous, page)
    if (child.type !== 'text') return
    // After emphasis or code, a text starts within a line.
    checkLines(child, index > 0 && before !== 'break', page)
    if (MAY_BE_INLINE.test(child.value)) checkInline(child, page)
    if (before !== 'link' && before !== 'image') return
    const [written] = ATTRIBUTES.exec(child.value) ?? []
    const tag = before === 'link' ? '<a href="…">' : '<img src="…" alt="…" />'
    if (written !== undefined)
      report(child, written, 0, `Remove it, or write the tag: \`${tag}\`.`, page)
  })
}

/** Reports `H~2~O`, which is struck through here. */
function checkDeletion(node: Delete, { value }: Text, page: Compilation): void {
  const written = page.spanOf(node)?.text ?? ''
  if (!isSubscript(written, value.at(-1))) return
  page.report(node, {
    code: 'mdx/foreign-syntax',
    message: `\`${written}\` is struck through: another tool shows it as a subscript`,
    hint: `Write \`<sub>${written.slice(1, -1)}</sub>\`.`,
  })
}

function checkLines(node: Text, isWithinLine: boolean, page: Compilation): void {
  let start = 0
  for (const [row, line] of node.value.split('\n').entries()) {
    const text = line.trimStart()
    const indent = line.length - text.length
    if (row > 0 || !isWithinLine)
      for (const { pattern, hint } of LINES) {
        const found = pattern.exec(text)
        if (!found) continue
        report(node, text.trimEnd(), start + indent, hint(found[1] ?? ''), page)
        break
      }
    start += line.length + 1
  }
}

function checkInline(node: Text, page: Compilation): void {
  for (const { pattern, hint } of INLINE)
    for (const found of node.value.matchAll(pattern))
      report(node, found[0], found.index, hint(found[1] ?? ''), page)
}

function checkHeading({ children }: Heading, page: Compilation): void {
  for (const child of children)
    if (child.type === 'text' && MAY_BE_INLINE.test(child.value)) checkInline(child, page)
  const last = children.at(-1)
  if (last?.type !== 'text') return
  const found = HEADING_SUFFIX.exec(last.value)
  if (!found) return
  const [, written = '', bracketed, attribute] = found
  const id = bracketed ?? attribute
  const hint = id === undefined ? 'Remove it.' : `Write \`{#${id}}\`.`
  report(last, written, found.index + 1, hint, page)
}

function report(
  node: Text,
  written: string,
  index: number,
  hint: string,
  page: Compilation,
): void {
  const { line, column } = reportInText(page, node, written, index, {
    code: 'mdx/foreign-syntax',
    message: `\`${shortened(written.split('\n')[0]!, 60)}\` is shown as text: it is the syntax of another tool`,
    hint,
  })
  const source = page.sourceOf(node)
  for (const expression of page.refusedExpressions) {
    const { point } = expression
    const isWithin = point.column >= column && point.column < column + written.length
    if (expression.source === source && point.line === line && isWithin)
      page.refusedExpressions.delete(expression)
  }
}
