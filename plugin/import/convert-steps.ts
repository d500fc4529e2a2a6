import type { List, ListItem, RootContent } from 'mdast'
import { isTag } from '../mdx/tag.ts'
import { columnsOf, dedent, emptyTag, replaceLine, tagText } from './block-lines.ts'
import type { ForeignTag } from './foreign-tag.ts'
import type { TextEdit } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'
import { TagEditor } from './tag-editor.ts'

/** The longest text that is a title and not the content of a step. */
const MAX_TITLE = 120

/**
 * Converts steps that are written as a list (Starlight) or with headings (Nextra, Rspress). Items
 * that start with a long text have no title: then the list stays, without `<Steps>`.
 */
export function convertSteps({ page, tag }: ForeignTag): TextEdit[] | undefined {
  const blocks = tag.children as RootContent[]
  if (blocks.some((node) => isTag(node) && node.name === 'Step')) return undefined
  const [list, ...others] = blocks
  if (list?.type === 'list' && list.ordered && others.length === 0)
    return convertList(page, list) ?? unwrap({ page, tag })
  return convertHeadings(page, blocks, { page, tag })
}

function convertList(page: ForeignPage, list: List): TextEdit[] | undefined {
  const edits: TextEdit[] = []
  for (const item of list.children) {
    const step = convertItem(page, item)
    if (!step) return undefined
    edits.push(...step)
  }
  return edits
}

/** Makes the first paragraph of an item the title of a step. */
function convertItem(page: ForeignPage, item: ListItem): TextEdit[] | undefined {
  const [first, ...rest] = item.children
  if (first?.type !== 'paragraph') return undefined
  const { start, end } = page.place(first)
  const title = page.text.slice(start, end)
  if (title.length > MAX_TITLE || /[\r\n]/.test(title)) return undefined
  if (/[<{]/.test(title.replace(/`[^`]*`/g, ''))) return undefined
  const row = rowOf(page, start)
  const line = page.lines[row]!
  const columns = columnsOf(page.text.slice(line.start, start).replace(/[^\t]/g, ' '))
  const tag = tagText('Step', { title })
  const before = page.lines[row - 1]
  const top = before && !before.isBlank ? page.eol : ''
  if (rest.length === 0) {
    const text = `${top}${line.indent}${emptyTag('Step', { title })}`
    return [{ start: line.start, end: line.end, text }]
  }
  const last = rowOf(page, page.place(rest.at(-1)!).end)
  const below = page.lines[last]!.end
  const kept = columnsOf(line.indent)
  const inside = page.lines
    .slice(row + 1, last + 1)
    .filter(({ indent }) => indent !== '')
    .map((each) => dedent(each, Math.min(columns - kept, columnsOf(each.indent))))
  return [
    replaceLine(page, row, tag),
    ...inside,
    { start: below, end: below, text: `${page.eol}${page.eol}${line.indent}</Step>` },
  ]
}

function unwrap({ page, tag }: ForeignTag): TextEdit[] | undefined {
  const editor = TagEditor.open(page, tag)
  if (!editor) return undefined
  const { start, end } = page.place(tag)
  const content = page.text.slice(editor.start, editor.end)
  const before = /^\s*\n/.exec(content)?.[0].length ?? 0
  return [
    { start, end: editor.start + before, text: '' },
    { start: editor.start + content.trimEnd().length, end, text: '' },
  ]
}

/** Puts a step around each heading of the highest level and what follows it. */
function convertHeadings(
  page: ForeignPage,
  blocks: readonly RootContent[],
  { tag }: ForeignTag,
): TextEdit[] | undefined {
  const editor = TagEditor.open(page, tag)
  const depth = Math.min(
    ...blocks.map((node) => (node.type === 'heading' ? node.depth : Infinity)),
  )
  const headings = blocks.filter(
    (node) => node.type === 'heading' && node.depth === depth,
  )
  if (!editor || headings.length === 0) return undefined
  const { eol } = page
  return headings.flatMap((heading, index): TextEdit[] => {
    const line = page.lines[rowOf(page, page.place(heading).start)]!
    const { indent } = line
    const before = index === 0 ? '' : `${indent}</Step>${eol}${eol}`
    const at = line.start
    const open: TextEdit = {
      start: at,
      end: at,
      text: `${before}${indent}<Step>${eol}${eol}`,
    }
    if (index < headings.length - 1) return [open]
    const end = page.lines[rowOf(page, editor.end)]!.start
    return [open, { start: end, end, text: `${eol}${indent}</Step>${eol}${eol}` }]
  })
}

function rowOf({ lines }: ForeignPage, offset: number): number {
  return lines.findIndex(({ end }) => end >= offset)
}
