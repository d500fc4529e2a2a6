import { calloutComponent } from '../compile/foreign-callouts.ts'
import { closeBelow, dedent, lastIndented, tagText, replaceLine } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'

const ADMONITION =
  /^[ \t]*(!!!|\?\?\?\+?)[ \t]+([a-z][\w-]*)(?:[ \t]+[a-z][\w-]*)*(?:[ \t]+"(.*)")?[ \t]*$/i
const TAB = /^[ \t]*===([!+]*)[ \t]+(?:"(.*)"|'(.*)')[ \t]*$/

/** Converts blocks of MkDocs, whose content is indented: admonitions, details and tabs. */
export function convertIndented(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  for (let row = 0; row < page.lines.length; row++) {
    const line = page.lines[row]!
    if (page.isCode(line.start + line.indent.length)) continue
    const last = lastIndented(page, row)
    if (last === undefined) continue
    const admonition = ADMONITION.exec(line.text)
    if (admonition) {
      const edits = convertAdmonition(page, row, last, admonition)
      if (edits) found.push({ kind: 'callout', edits })
    } else if (TAB.test(line.text)) {
      const group = convertTabGroup(page, row)
      found.push({ kind: 'block', edits: group.edits })
      row = group.last
    }
  }
  return found
}

function convertAdmonition(
  page: ForeignPage,
  row: number,
  last: number,
  [, marker = '', word = '', title]: RegExpExecArray,
): TextEdit[] | undefined {
  const isDetails = marker.startsWith('?')
  const name = isDetails ? 'Accordion' : calloutComponent(word)
  if (name === undefined) return undefined
  const tag = tagText(name, {
    title: title || (isDetails ? word[0]!.toUpperCase() + word.slice(1) : undefined),
    ...(marker === '???+' && { defaultOpen: true }),
  })
  return [
    replaceLine(page, row, tag),
    ...dedented(page, row, last),
    closeBelow(page, last, `${page.lines[row]!.indent}</${name}>`),
  ]
}

/** Tabs that follow each other with the same indentation. */
function convertTabGroup(
  page: ForeignPage,
  first: number,
): { edits: TextEdit[]; last: number } {
  const { lines, eol } = page
  const { indent } = lines[first]!
  const edits: TextEdit[] = []
  let row = first
  for (;;) {
    const last = lastIndented(page, row)!
    const [, , double, single = ''] = TAB.exec(lines[row]!.text)!
    const tab = tagText('Tab', { title: double ?? single })
    const before = row === first ? `<Tabs>${eol}${eol}${indent}` : ''
    edits.push(replaceLine(page, row, before + tab), ...dedented(page, row, last))
    const next = nextTab(page, last, indent)
    const end = next === undefined ? `${eol}${eol}${indent}</Tabs>` : ''
    edits.push(closeBelow(page, last, `${indent}</Tab>${end}`))
    if (next === undefined) return { edits, last }
    row = next
  }
}

function nextTab(page: ForeignPage, last: number, indent: string): number | undefined {
  const row = page.lines.findIndex(({ isBlank }, at) => at > last && !isBlank)
  const line = page.lines[row]
  const [, flags = ''] = TAB.exec(line?.text ?? '') ?? ['', '!']
  const isNext = line?.indent === indent && !flags.includes('!')
  return isNext && lastIndented(page, row) !== undefined ? row : undefined
}

function dedented({ lines }: ForeignPage, row: number, last: number): TextEdit[] {
  return lines
    .slice(row + 1, last + 1)
    .filter(({ indent }) => indent !== '')
    .map((line) => dedent(line))
}
