import type { Nodes, RootContent, Table } from 'mdast'
import { shortened } from '../../runtime/kit/shortened.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import type { Compilation, UnplacedDiagnostic, SourceSpan } from '../mdx/compilation.ts'

/** `##Title`, and `#Title` with a capital, as `#topic` and the color `#FF5733` may be meant. */
const HEADING = /^(?:#{2,6}(?=[^\s#!])|#(?!(?:[\dA-F]{3,4}){1,2}\b)(?=\p{Lu}\p{L}))/u

/** `[^1]` and `[^note]`; shorter words are rather classes of characters: `[^ab]`. */
const FOOTNOTE = /(?<!\\)\[\^(\d{1,3}|[a-z]\w{3,})\]/gi

/** `const name = …`, which is code only with `export` before it. */
const DECLARATION = /^const[ \t]+([\w$]+)[ \t]*=[^=]/

/** The row below the header of a table. */
const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/**
 * Reports what Markdown reads as text because of a small mistake: a heading without a space, a
 * footnote without a definition, a declaration without `export`, a table whose header and row of
 * dashes differ in length. Also cells that a table has no column for, which nothing shows.
 */
export function checkLostMarkup(node: RootContent, page: Compilation): void {
  if (node.type === 'text' && node.value.includes('[^')) checkFootnotes(node, page)
  if (node.type === 'table') checkCells(node, page)
  if (node.type !== 'paragraph') return
  const [first] = node.children
  if (first?.type === 'text' && first.value.startsWith('#')) checkHeading(node, page)
  if (first?.type === 'text' && first.value.startsWith('const'))
    checkDeclaration(node, page)
  if (hasRowBelow(node)) checkTable(node, page)
}

/** Whether a paragraph may contain a table: a line below its first one starts like its dashes. */
function hasRowBelow({ children }: Extract<RootContent, { type: 'paragraph' }>): boolean {
  return children.some(
    (child) => child.type === 'text' && /\n[ \t]*[|:-][ \t:|-]*-/.test(child.value),
  )
}

function checkHeading(node: Nodes, page: Compilation): void {
  const written = page.spanOf(node)?.text ?? ''
  const [marks] = HEADING.exec(written) ?? []
  if (marks === undefined) return
  page.report(node, {
    code: 'mdx/heading-space',
    message: 'This heading is shown as text, because there is no space after `#`',
    hint: `Write \`${marks} ${shortened(written.slice(marks.length).split('\n')[0]!, 40)}\`.`,
  })
}

function checkDeclaration(node: Nodes, page: Compilation): void {
  // Code that is indented, as in other Markdown, isn't meant to declare anything.
  if (node.position?.start.column !== 1) return
  const [, name] = DECLARATION.exec(page.spanOf(node)?.text ?? '') ?? []
  if (name === undefined) return
  page.report(node, {
    code: 'mdx/missing-export',
    message: `\`const ${name}\` is text: in MDX, only lines that start with \`import\` or \`export\` are code`,
    hint: `Write \`export const ${name}\`.`,
  })
}

function checkFootnotes(node: Nodes, page: Compilation): void {
  const span = page.spanOf(node)
  if (!span) return
  for (const { 0: mark, 1: label = '', index } of span.text.matchAll(FOOTNOTE))
    reportWithin(span, index, page, {
      code: 'mdx/missing-footnote',
      message: `The footnote \`${mark}\` is shown as text, because it has no definition`,
      hint: `Add a line \`[^${label}]: …\`, or write \`\\${mark}\` for text.`,
    })
}

function checkTable(node: Nodes, page: Compilation): void {
  const span = page.spanOf(node)
  if (!span) return
  const lines = span.text.split('\n')
  let start = 0
  for (const [index, row] of lines.entries()) {
    const header = lines[index - 1] ?? ''
    if (header.includes('|') && row.includes('|') && DELIMITER_ROW.test(row.trim())) {
      const wanted = countCells(header)
      reportWithin(span, start, page, {
        code: 'mdx/broken-table',
        message: `This table is shown as text: its header has ${wanted} cells, and the row of dashes below ${countCells(row)}`,
        hint: `Write \`|${' --- |'.repeat(Math.min(wanted, 8))}\`${wanted > 8 ? ' and so on' : ''} below the header.`,
      })
      return
    }
    start += row.length + 1
  }
}

function checkCells({ children: [header, ...rows] }: Table, page: Compilation): void {
  const columns = header?.children.length ?? 0
  for (const { children } of rows) {
    const extra = children.slice(columns).find((cell) => cell.children.length > 0)
    if (extra)
      page.report(extra.children[0]!, {
        code: 'mdx/extra-cell',
        message: `This cell is not shown: its row has ${children.length} cells, and the header ${columns}`,
        hint: 'Add a cell to the header, or write `\\|` for a `|` that is text.',
      })
  }
}

/** @param at Offset within what is written. */
function reportWithin(
  { source, start }: SourceSpan,
  at: number,
  page: Compilation,
  problem: UnplacedDiagnostic,
): void {
  page.reportAt(source, placeAt(source.text, start + at), problem)
}

function countCells(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).length
}
