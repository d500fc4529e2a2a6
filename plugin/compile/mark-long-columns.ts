import type { Element, Nodes } from 'hast'
import { isElement } from '../../theme/markdown/elements.ts'

/** Characters of a cell from which its column is wider on phones: about five lines there. */
const LONG = 90

/**
 * Gives the columns of a Markdown table that contain long text the class `long-column`, if the
 * table has so many that it scrolls on phones: as narrow as they could be, they would make rows
 * high and mostly empty.
 * @param table A `<table>` element. Its header cells get the class.
 */
export function markLongColumns(table: Element): void {
  const [heads = [], ...rows] = elementsOf(table, 'thead', 'tbody')
    .flatMap((part) => elementsOf(part, 'tr'))
    .map((row) => elementsOf(row, 'th', 'td'))
  if (heads.length < 4) return
  for (const [column, head] of heads.entries()) {
    const isLong = rows.some((row) => row[column] && lengthOf(row[column]) >= LONG)
    if (isLong) head.properties['className'] = ['long-column']
  }
}

const elementsOf = ({ children }: Element, ...names: string[]): Element[] =>
  children.filter((child) => isElement(child, ...names))

/** Length of the text of a node, in UTF-16 units. */
function lengthOf(node: Nodes): number {
  if (node.type === 'text') return node.value.length
  if (!('children' in node)) return 0
  return node.children.reduce((sum, child) => sum + lengthOf(child), 0)
}
