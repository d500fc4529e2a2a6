import { escapePattern } from '../kit/escape-pattern.ts'
import { removeLine, tagText } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { isTag } from '../mdx/tag.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** `*[HTML]: Hyper Text` as a line, in MkDocs. */
const DEFINITION = /^\*\[([^\]\n]+)\]:[ \t]*(\S.*?)[ \t]*$/

/** Converts abbreviations of MkDocs: each occurrence of a defined one becomes an `<abbr>`. */
export function convertAbbreviations(page: ForeignPage): Conversion[] {
  const titles = new Map<string, string>()
  const edits: TextEdit[] = []
  page.lines.forEach((line, row) => {
    const [, name, title] = DEFINITION.exec(line.text) ?? []
    if (name === undefined || title === undefined || page.isCode(line.start)) return
    titles.set(name, title)
    edits.push(removeLine(page, row))
  })
  if (titles.size === 0) return []
  const names = [...titles.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${names.map(escapePattern).join('|')})(?![\\p{L}\\p{N}_])`,
    'gu',
  )
  visitNodes(page.tree, (node, around) => {
    if (node.type !== 'text' || around.some(isNamed)) return
    const { start, end } = page.place(node)
    for (const { index, 0: name } of page.text.slice(start, end).matchAll(pattern)) {
      const from = start + index
      const tag = tagText('abbr', { title: titles.get(name) })
      const edit = { start: from, end: from + name.length, text: `${tag}${name}</abbr>` }
      // Not within a definition.
      if (edits.every((other) => edit.end <= other.start || edit.start >= other.end))
        edits.push(edit)
    }
  })
  return [{ kind: 'mark', edits: edits.toSorted((a, b) => a.start - b.start) }]
}

/** Whether a node is a heading, whose text names it elsewhere, or explains its text already. */
function isNamed(node: Parameters<typeof isTag>[0]): boolean {
  return (
    node.type === 'heading' || (isTag(node) && /^(?:abbr|Tooltip)$/.test(node.name ?? ''))
  )
}
