import { isTag, type Tag } from '../mdx/tag.ts'
import { emptyTag, tagText } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'
import { TagEditor } from './tag-editor.ts'

/** What a column of a table of cards has. */
type Column = 'content' | 'href' | 'img' | 'hidden'

/** A cell, and offsets of its content. */
interface Cell {
  tag: Tag
  start: number
  end: number
}

/** Converts tables of GitBook that are shown as cards, `<table data-view="cards">`, to cards. */
export function convertCardTables(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    const edits =
      isTag(node) && node.name === 'table' ? convertTable(page, node) : undefined
    if (edits) found.push({ kind: 'component', edits })
  })
  return found
}

function convertTable(page: ForeignPage, table: Tag): TextEdit[] | undefined {
  const editor = TagEditor.open(page, table)
  if (editor?.literal('data-view') !== 'cards') return undefined
  const columns = tagsIn(table, 'th').map((th) => columnOf(page, th))
  const rows = tagsIn(table, 'tr').map((row) => tagsIn(row, 'td'))
  const cards = rows.flatMap((cells) => {
    const open = cells.flatMap((td) => cellOf(page, td) ?? [])
    return open.length === cells.length ? (readCard(page, open, columns) ?? []) : []
  })
  if (cards.length === 0) return undefined
  const { start } = page.place(table)
  const line = page.text.slice(page.text.lastIndexOf('\n', start - 1) + 1, start)
  if (line.trim() !== '') return undefined
  const count = editor.literal('data-card-size') === 'large' ? 2 : 3
  const blocks = [`<Columns cols={${count}}>`, ...cards, '</Columns>']
  editor.replaceAll(blocks.join(page.eol + page.eol + line))
  return editor.edits
}

/** The tags with a name in a tag, at any depth. */
function tagsIn(tag: Tag, name: string): Tag[] {
  const found: Tag[] = []
  visitNodes({ type: 'root', children: [tag] }, (node) => {
    if (isTag(node) && node.name === name) found.push(node)
  })
  return found
}

function columnOf(page: ForeignPage, th: Tag): Column {
  const { start } = page.place(th)
  const written = page.text.slice(start, page.text.indexOf('>', start))
  if (written.includes('data-card-target')) return 'href'
  if (/data-card-cover(?!-dark)/.test(written)) return 'img'
  return written.includes('data-hidden') ? 'hidden' : 'content'
}

function cellOf(page: ForeignPage, tag: Tag): Cell | undefined {
  const editor = TagEditor.open(page, tag)
  return editor && { tag, start: editor.start, end: editor.end }
}

/** A row as a card. Undefined if it is empty. */
function readCard(
  page: ForeignPage,
  cells: readonly Cell[],
  columns: readonly Column[],
): string | undefined {
  const inColumn = (column: Column) =>
    cells.filter(
      ({ start, end }, index) =>
        (columns[index] ?? 'content') === column && page.text.slice(start, end).trim(),
    )
  const [first, ...others] = inColumn('content')
  const head = first && readHead(page, first)
  const link = (column: Column) => inColumn(column).map((cell) => hrefIn(page, cell))[0]
  const attributes = {
    title: head?.title,
    icon: head?.icon,
    href: link('href'),
    img: link('img'),
  }
  const texts = others.map(({ start, end }) => page.text.slice(start, end))
  const content = [head?.rest ?? '', ...texts].map((text) => text.trim()).filter(Boolean)
  if (content.length === 0)
    return Object.values(attributes).some(Boolean)
      ? emptyTag('Card', attributes)
      : undefined
  const space = page.eol + page.eol
  return [tagText('Card', attributes), ...content, '</Card>'].join(space)
}

/** The title of a card, with its icon, and what follows it in its cell. */
function readHead(
  page: ForeignPage,
  { tag, start, end }: Cell,
): { title?: string; icon?: string | undefined; rest: string } {
  const text = page.text.slice(start, end)
  const [title] = ['strong', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
    .flatMap((name) => tagsIn(tag, name))
    .filter((each) => page.text.slice(start, page.place(each).start).trim() === '')
  if (title === undefined)
    return /[<{*`[\]]/.test(text) ? { rest: text } : { title: textIn(tag), rest: '' }
  const [, icon] =
    /\bfa-([\w-]+)/.exec(
      tagsIn(title, 'i')
        .map((each) => TagEditor.open(page, each)?.literal('class'))
        .join(' '),
    ) ?? []
  const rest = page.text.slice(page.place(title).end, end)
  return { title: textIn(title), icon, rest: rest.replace(/^\s*(?:<br\s*\/?>\s*)+/, '') }
}

/** The text of a tag, without the names of icons. */
function textIn(tag: Tag): string {
  const parts: string[] = []
  visitNodes({ type: 'root', children: [tag] }, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') parts.push(node.value)
  })
  return parts
    .join('')
    .replace(/:[\w-]+:/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function hrefIn(page: ForeignPage, { tag }: Cell): string | undefined {
  const [link] = tagsIn(tag, 'a')
  const href = link && TagEditor.open(page, link)?.literal('href')
  return typeof href === 'string' && href !== '' ? href : undefined
}
