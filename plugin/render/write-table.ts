import type { Element, ElementContent } from 'hast'
import {
  attributeOf,
  holds,
  isBlank,
  isElement,
  make,
} from '../../theme/markdown/elements.ts'
import { writeCached } from './write-by-library.ts'
import { writeInline } from './write-inline.ts'

/**
 * Writes a table. Undefined for a table without a head, with spanning cells, or with nested
 * tables.
 */
export function writeTable(table: Element): string | undefined {
  const rows = rowsOf(table)
  if (!rows) return undefined
  const align: (string | undefined)[] = []
  const lines: string[][] = []
  for (const row of rows) {
    const cells: string[] = []
    for (const cell of row.children) {
      if (isBlank(cell)) continue
      const text = isElement(cell, 'td', 'th') ? writeCell(cell) : undefined
      if (text === undefined) return undefined
      align[cells.length] ??= alignOf(cell as Element)
      cells.push(text)
    }
    lines.push(cells)
  }
  const width = Math.max(1, ...lines.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, column) => column)
  const marks = columns.map((column) => MARKS.get(align[column]) ?? '-')
  const [head, ...body] = lines.map((cells) =>
    columns.map((column) => cells[column] ?? ''),
  )
  return [head ?? [], marks, ...body].map(writeRow).join('\n')
}

const MARKS = new Map<string | undefined, string>([
  ['left', ':-'],
  ['center', ':-:'],
  ['right', '-:'],
])

/** The alignment of a cell, if Markdown supports it. */
function alignOf(cell: Element): string | undefined {
  const align = attributeOf(cell, 'align')
  return MARKS.has(align) ? align : undefined
}

function writeRow(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`
}

/** The rows, if the table has a `<thead>`. */
function rowsOf(table: Element): Element[] | undefined {
  const parts = table.children.filter((child) => !isBlank(child))
  if (!parts[0] || !isElement(parts[0], 'thead')) return undefined
  const rows: Element[] = []
  for (const part of parts) {
    if (!isElement(part, 'thead', 'tbody')) return undefined
    for (const row of part.children) {
      if (isElement(row, 'tr')) rows.push(row)
      else if (!isBlank(row)) return undefined
    }
  }
  return rows.length > 0 ? rows : undefined
}

function writeCell(cell: Element): string | undefined {
  const { colSpan, rowSpan, noWrap } = cell.properties
  if (colSpan ?? rowSpan ?? noWrap) return undefined
  const text = writeInline(cell.children, 'cell')
  return text ?? writeCellByLibrary(cell.children)
}

/**
 * Elements that the library searches the whole table for, and lists, whose bullets depend on
 * previous ones.
 */
const TABLE_ELEMENTS = new Set(
  'table thead tbody tfoot tr th td input datalist ul ol dl dir menu li dt dd'.split(' '),
)

/** Writes a cell as a table with that single cell. */
function writeCellByLibrary(children: readonly ElementContent[]): string | undefined {
  if (holds(make('td', children), ({ tagName }) => TABLE_ELEMENTS.has(tagName)))
    return undefined
  const head = make('thead', [make('tr', [make('th', children)])])
  const text = writeCached(`|${JSON.stringify(children)}`, [make('table', [head])])
  // The text between the bars, above the delimiter row.
  const inside = text.slice('|'.length, -' |\n| - |'.length)
  return inside.slice(1)
}
