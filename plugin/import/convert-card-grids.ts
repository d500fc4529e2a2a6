import type { Link, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { findAttribute, isTag, type Tag } from '../mdx/tag.ts'
import { dedent, emptyTag, tagText } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { readLines, visitNodes, type ForeignPage } from './foreign-page.ts'
import { iconOfMaterial, MATERIAL_ICON } from './material-icons.ts'
import { TagEditor } from './tag-editor.ts'

/** The longest text that is a title and not the content of a card. */
const MAX_TITLE = 80

/** What separates a title from the text on the same line. */
const SEPARATOR = /^(?:[ \t]*(?:[—–:-]|<br ?\/?>)[ \t]*|\s+)+/

const LEADING_ICON = new RegExp(`^${MATERIAL_ICON.source}[ \t]*`)

/** The attributes of a card, and its content as Markdown. */
interface Card {
  title: string
  icon?: string | undefined
  href?: string | undefined
  cta?: string | undefined
  content: string
}

/**
 * Converts grids of Material for MkDocs, `<div class="grid cards" markdown>` around a list, to
 * columns of cards. A grid with an item that has no title, or with a comment, stays.
 */
export function convertCardGrids(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    const edits = isTag(node) && node.name === 'div' ? convertGrid(page, node) : undefined
    if (edits) found.push({ kind: 'component', edits })
  })
  return found
}

function convertGrid(page: ForeignPage, grid: Tag): TextEdit[] | undefined {
  const editor = TagEditor.open(page, grid)
  const classes = String(editor?.literal('class')).split(/\s+/)
  const lists = (grid.children as RootContent[]).filter(({ type }) => type === 'list')
  if (!editor || !classes.includes('grid') || !classes.includes('cards')) return undefined
  if (lists.length === 0 || lists.length !== grid.children.length) return undefined
  // The tree lacks comments, which may be between items.
  if (page.text.slice(editor.start, editor.end).includes('<!--')) return undefined
  const cards = lists
    .flatMap((list) => (list as List).children)
    .map((item) => readCard(page, item))
  if (cards.includes(undefined)) return undefined
  editor.rename('Columns')
  for (const name of ['class', 'markdown']) {
    const attribute = findAttribute(grid, name)
    if (attribute) editor.removeAttribute(attribute)
  }
  const text = cards.map((card) => writeCard(card!, page.eol)).join(page.eol + page.eol)
  const { start } = page.place(lists[0]!)
  const { end } = page.place(lists.at(-1)!)
  return [...editor.edits, { start, end, text }].toSorted((a, b) => a.start - b.start)
}

function writeCard({ title, icon, href, cta, content }: Card, eol: string): string {
  const attributes = { title, icon, href, cta }
  return content === ''
    ? emptyTag('Card', attributes)
    : [tagText('Card', attributes), content, '</Card>'].join(eol + eol)
}

function readCard(page: ForeignPage, item: ListItem): Card | undefined {
  const [first, ...blocks] = item.children
  const head = first?.type === 'paragraph' ? readHead(page, first) : undefined
  if (!head) return undefined
  const rest = blocks[0]?.type === 'thematicBreak' ? blocks.slice(1) : blocks
  const action = head.href === undefined ? readAction(page, rest) : undefined
  const shown = action ? rest.slice(0, -1) : rest
  const below =
    shown.length > 0
      ? textBetween(page, page.place(shown[0]!).start, page.place(shown.at(-1)!).end)
      : ''
  const columns = (shown[0]?.position?.start.column ?? 1) - 1
  const content = [dedentBelow(head.content), dedentBelow(below, columns)]
    .filter((text) => text !== '')
    .join(page.eol + page.eol)
  return { ...head, ...action, content }
}

/** The title, icon and address of a card, and the text after them. */
function readHead(page: ForeignPage, { children }: Paragraph): Card | undefined {
  const [first] = children
  if (!first) return undefined
  const { icon, length } = readIconAt(page, first)
  const isIcon = length > 0 && page.place(first).start + length === page.place(first).end
  const nodes = isIcon ? children.slice(1) : children
  const titled = readTitle(page, nodes[0], isIcon ? 0 : length)
  if (!titled) return undefined
  const [, ...after] = nodes
  const content =
    after.length === 0
      ? ''
      : textBetween(page, page.place(after[0]!).start, page.place(after.at(-1)!).end)
  // A title that goes on, such as text with code.
  if (nodes[0]?.type === 'text' && content !== '') return undefined
  return { icon, ...titled, content: content.replace(SEPARATOR, '') }
}

function readTitle(
  page: ForeignPage,
  node: PhrasingContent | undefined,
  skipped: number,
): Omit<Card, 'content'> | undefined {
  if (!node) return undefined
  const { start, end } = page.place(node)
  if (node.type === 'text') {
    const title = page.text.slice(start + skipped, end).trim()
    return isTitle(title) ? { title } : undefined
  }
  if (node.type !== 'strong' && node.type !== 'link') return undefined
  const [inside, ...others] = node.children
  if (!inside) return undefined
  // `**[Title](url)**` and `[**Title**](url)`, with or without an icon before the title.
  if (node.type === 'strong' && inside.type === 'link' && others.length === 0)
    return readTitle(page, inside, 0)
  const { icon, length } = readIconAt(page, inside)
  const from = page.place(inside).start + length
  const to = page.place(node.children.at(-1)!).end
  const title = textBetween(page, from, to).replace(/^(\*\*|__)([^]+)\1$/, '$2')
  if (!isTitle(title)) return undefined
  return {
    title,
    ...(icon !== undefined && { icon }),
    ...(node.type === 'link' && { href: node.url }),
  }
}

function isTitle(text: string): boolean {
  return text !== '' && text.length <= MAX_TITLE && !/[\r\n<]/.test(text)
}

/** A link as the last block of a card is its call to action, if it is the only link. */
function readAction(
  page: ForeignPage,
  blocks: readonly RootContent[],
): { href: string; cta: string } | undefined {
  const last = blocks.at(-1)
  const [link, ...others] = last?.type === 'paragraph' ? last.children : []
  if (link?.type !== 'link' || others.length > 0 || countLinks(blocks) > 1)
    return undefined
  const first = link.children[0]
  const skipped = first ? readIconAt(page, first).length : 0
  const { start } = page.place(first ?? link)
  const cta = textBetween(
    page,
    start + skipped,
    page.place(link.children.at(-1) ?? link).end,
  )
  return isTitle(cta) ? { href: link.url, cta } : undefined
}

function countLinks(nodes: readonly RootContent[]): number {
  const links: Link[] = []
  visitNodes({ type: 'root', children: [...nodes] }, (node) => {
    if (node.type === 'link') links.push(node)
  })
  return links.length
}

/** An icon at the start of a text, and how long it is with the space after it. */
function readIconAt(
  page: ForeignPage,
  node: RootContent,
): { icon?: string | undefined; length: number } {
  if (node.type !== 'text') return { length: 0 }
  const { start, end } = page.place(node)
  const [written, set = '', name = ''] =
    LEADING_ICON.exec(page.text.slice(start, end)) ?? []
  return written === undefined
    ? { length: 0 }
    : { icon: iconOfMaterial(set, name), length: written.length }
}

function textBetween({ text }: ForeignPage, start: number, end: number): string {
  return text.slice(start, end).trim()
}

/** Removes columns, by default all, at the start of all lines but the first, which starts within one. */
function dedentBelow(text: string, columns = Infinity): string {
  const [, ...below] = readLines(text, 0)
  return below
    .filter(({ indent }) => indent !== '')
    .map((line) => dedent(line, columns))
    .toReversed()
    .reduce(
      (result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end),
      text,
    )
}
