import type { Nodes, RootContent, Table } from 'mdast'
import { shortened } from '../../runtime/kit/shortened.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import type { Compilation, UnplacedDiagnostic } from '../mdx/compilation.ts'

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
  const written = writtenText(node, page)
  const [marks] = HEADING.exec(written) ?? []
  if (marks === undefined) return
  report(node, 0, page, {
    code: 'mdx/heading-space',
    message: 'This heading is shown as text, because there is no space after `#`',
    hint: `Write \`${marks} ${shortened(written.slice(marks.length).split('\n')[0]!, 40)}\`.`,
  })
}

function checkDeclaration(node: Nodes, page: Compilation): void {
  // Code that is indented, as in other Markdown, isn't meant to declare anything.
  if (node.position?.start.column !== 1) return
  const [, name] = DECLARATION.exec(writtenText(node, page)) ?? []
  if (name === undefined) return
  report(node, 0, page, {
    code: 'mdx/missing-export',
    message: `\`const ${name}\` is text: in MDX, only lines that start with \`import\` or \`export\` are code`,
    hint: `Write \`export const ${name}\`.`,
  })
}

function checkFootnotes(node: Nodes, page: Compilation): void {
  for (const { 0: written, 1: label = '', index } of writtenText(node, page).matchAll(
    FOOTNOTE,
  ))
    report(node, index, page, {
      code: 'mdx/missing-footnote',
      message: `The footnote \`${written}\` is shown as text, because it has no definition`,
      hint: `Add a line \`[^${label}]: …\`, or write \`\\${written}\` for text.`,
    })
}

function checkTable(node: Nodes, page: Compilation): void {
  const lines = writtenText(node, page).split('\n')
  let start = 0
  for (const [index, row] of lines.entries()) {
    const header = lines[index - 1] ?? ''
    if (header.includes('|') && row.includes('|') && DELIMITER_ROW.test(row.trim())) {
      const wanted = countCells(header)
      report(node, start, page, {
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
      report(extra.children[0]!, 0, page, {
        code: 'mdx/extra-cell',
        message: `This cell is not shown: its row has ${children.length} cells, and the header ${columns}`,
        hint: 'Add a cell to the header, or write `\\|` for a `|` that is text.',
      })
  }
}

function countCells(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).length
}

/** The source of a node. Empty if it has none, as for what plugins create. */
function writtenText(node: Nodes, page: Compilation): string {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return ''
  return page.sourceOf(node).text.slice(start.offset, end.offset)
}

/** @param at Offset within the node's source. */
function report(
  node: Nodes,
  at: number,
  page: Compilation,
  problem: UnplacedDiagnostic,
): void {
  const source = page.sourceOf(node)
  const start = node.position?.start.offset ?? 0
  page.reportAt(source, placeAt(source.text, start + at), problem)
}
