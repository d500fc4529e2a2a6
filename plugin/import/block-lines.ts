import type { TextEdit } from './conversion.ts'
import type { ForeignPage, SourceLine } from './foreign-page.ts'

/** Lines that mark blocks of other tools, and become tags with blank lines around them. */
const MARKER = /^[ \t]*(?::{3,}|\{%|!!!|\?\?\?|===|==? )/

/** Replaces a line by a tag on a line of its own, with the same indentation. */
export function replaceLine(page: ForeignPage, row: number, tag: string): TextEdit {
  const { start, end, indent } = page.lines[row]!
  return { start, end, text: separated(page, row, row, `${indent}${tag}`) }
}

/** Removes a line with its line ending. */
export function removeLine({ lines, text }: ForeignPage, row: number): TextEdit {
  const line = lines[row]!
  const next = lines[row + 1]
  if (next) return { start: line.start, end: next.start, text: '' }
  const before = lines[row - 1]
  return { start: before ? before.end : line.start, end: text.length, text: '' }
}

/** Adds a closing tag below a line. */
export function closeBelow(page: ForeignPage, row: number, tag: string): TextEdit {
  const { end } = page.lines[row]!
  const next = page.lines[row + 1]
  const after = next && !next.isBlank ? page.eol : ''
  return { start: end, end, text: page.eol + page.eol + tag + after }
}

/** A text that replaces lines, with an empty line between it and what is around it. */
export function separated(
  { lines, eol }: ForeignPage,
  first: number,
  last: number,
  text: string,
): string {
  const before = lines[first - 1]
  const after = lines[last + 1]
  const top = before && !before.isBlank && !MARKER.test(before.text) ? eol : ''
  return top + text + (after && !after.isBlank ? eol : '')
}

/** The number of columns at the start of a line. A tab reaches the next multiple of four. */
export function columnsOf(indent: string): number {
  let columns = 0
  for (const character of indent) columns += character === '\t' ? 4 - (columns % 4) : 1
  return columns
}

/** Removes four columns, or less, at the start of a line. */
export function dedent({ start, indent }: SourceLine, columns = 4): TextEdit {
  let length = 0
  while (length < indent.length && columnsOf(indent.slice(0, length)) < columns) length++
  const left = columnsOf(indent.slice(0, length)) - columns
  return { start, end: start + length, text: ' '.repeat(Math.max(left, 0)) }
}

/**
 * The last line of the content that is indented by four columns below a line. Undefined if there
 * is none.
 */
export function lastIndented({ lines }: ForeignPage, row: number): number | undefined {
  const columns = columnsOf(lines[row]!.indent) + 4
  let last: number | undefined
  for (let at = row + 1; at < lines.length; at++) {
    const { isBlank, indent } = lines[at]!
    if (isBlank) continue
    if (columnsOf(indent) < columns) break
    last = at
  }
  return last
}

/** Writes an opening tag. Undefined attributes are left out, true ones have no value. */
export function tagText(
  name: string,
  values: Record<string, string | true | undefined>,
): string {
  const written = Object.entries(values).flatMap(([key, value]) =>
    value === undefined
      ? []
      : value === true
        ? ` ${key}`
        : ` ${quotedAttribute(key, value)}`,
  )
  return `<${name}${written.join('')}>`
}

/** Writes a tag without content. */
export function emptyTag(...[name, values]: Parameters<typeof tagText>): string {
  return tagText(name, values).replace(/>$/, ' />')
}

/** Writes an attribute with a text. */
export function quotedAttribute(name: string, value: string): string {
  if (!value.includes('"')) return `${name}="${value}"`
  if (!value.includes("'")) return `${name}='${value}'`
  return `${name}="${value.replaceAll('"', '&quot;')}"`
}
