import type { Conversion } from './conversion.ts'
import { columnsOf, dedent, separated } from './block-lines.ts'
import { visitNodes, type ForeignPage, type SourceLine } from './foreign-page.ts'

/** `:   Definition` of MkDocs (PHP Markdown Extra), below a term. Its group is the text. */
const DEFINITION = /^:[ \t]+(\S.*)$/

/** A term, or a definition with the rows of its lines. */
type Entry =
  { kind: 'term'; text: string } | { kind: 'definition'; lines: readonly string[] }

/**
 * Converts definition lists of MkDocs, a term and `:   Definition` below it, to `<dl>`. Those in
 * lists and other blocks stay.
 */
export function convertDefinitionLists(page: ForeignPage): Conversion[] {
  const paragraphs = new Set<number>()
  visitNodes(page.tree, (node, around) => {
    if (
      node.type === 'paragraph' &&
      around.every(({ type }) => type.startsWith('mdxJsx'))
    )
      paragraphs.add(page.place(node).start)
  })
  const found: Conversion[] = []
  for (let row = 0; row < page.lines.length; row++) {
    // A term starts a paragraph.
    if (!paragraphs.has(page.lines[row]!.start)) continue
    const list = readList(page, row)
    if (!list) continue
    const { entries, last } = list
    const written = entries.map((entry) => writeEntry(entry, page.eol))
    const text = ['<dl>', ...written, '</dl>'].join(page.eol + page.eol)
    found.push({
      kind: 'block',
      edits: [
        {
          start: page.lines[row]!.start,
          end: page.lines[last]!.end,
          text: separated(page, row, last, text),
        },
      ],
    })
    row = last
  }
  return found
}

function writeEntry(entry: Entry, eol: string): string {
  return entry.kind === 'term'
    ? `<dt>${entry.text}</dt>`
    : ['<dd>', '', ...entry.lines, '', '</dd>'].join(eol)
}

/** The entries from a row on, and the last row of the list. Undefined if there is none. */
function readList(
  page: ForeignPage,
  first: number,
): { entries: Entry[]; last: number } | undefined {
  const entries: Entry[] = []
  let last: number | undefined
  let row = first
  for (;;) {
    const terms = readTerms(page, row)
    if (!terms) break
    let next: number | undefined = terms.definition
    entries.push(...terms.texts.map((text): Entry => ({ kind: 'term', text })))
    while (next !== undefined) {
      last = lastOfDefinition(page, next)
      entries.push({ kind: 'definition', lines: definitionLines(page, next, last) })
      const below = nextRow(page, last)
      next = below !== undefined && isDefinition(page, below) ? below : undefined
    }
    const below = nextRow(page, last!)
    if (below === undefined) break
    row = below
  }
  return last === undefined ? undefined : { entries, last }
}

/** Lines of terms, and the row of the definition below them. */
function readTerms(
  page: ForeignPage,
  first: number,
): { texts: string[]; definition: number } | undefined {
  const texts: string[] = []
  let row = first
  for (; row < page.lines.length; row++) {
    const line = page.lines[row]!
    if (line.isBlank || isDefinition(page, row)) break
    if (line.indent !== '' || !isTerm(line)) return undefined
    if (!/^(?:inlineCode)?$/.test(page.codeAt(line.start) ?? '')) return undefined
    texts.push(line.text.trim())
  }
  if (page.lines[row]?.isBlank) row++
  return texts.length > 0 && row < page.lines.length && isDefinition(page, row)
    ? { texts, definition: row }
    : undefined
}

/** Whether a line can be a term: no heading, list, quotation, table or tag. */
function isTerm({ text }: SourceLine): boolean {
  return !/^(?:#|[-*+>|]\s|[-*+>|]$|\d+[.)]\s|<|:|!!!|\?\?\?|===|[-=]{3,}|\/\/\/)/.test(
    text,
  )
}

function isDefinition(page: ForeignPage, row: number): boolean {
  const line = page.lines[row]
  return line !== undefined && DEFINITION.test(line.text) && !page.isCode(line.start)
}

function nextRow({ lines }: ForeignPage, row: number): number | undefined {
  const next = lines.findIndex(({ isBlank }, at) => at > row && !isBlank)
  return next === -1 ? undefined : next
}

/** Lines that follow without an empty one, and what is indented by four columns. */
function lastOfDefinition(page: ForeignPage, row: number): number {
  let last = row
  for (let at = row + 1; at < page.lines.length; at++) {
    const { isBlank, indent } = page.lines[at]!
    if (isBlank) continue
    const isLazy = last === at - 1 && !isDefinition(page, at)
    if (!isLazy && columnsOf(indent) < 4) break
    last = at
  }
  return last
}

function definitionLines(page: ForeignPage, first: number, last: number): string[] {
  const [, text = ''] = DEFINITION.exec(page.lines[first]!.text) ?? []
  const below = page.lines.slice(first + 1, last + 1).map((line) => {
    const { start, end, text: replaced } = dedent(line)
    return line.isBlank ? '' : replaced + line.text.slice(end - start)
  })
  return [text, ...below]
}
