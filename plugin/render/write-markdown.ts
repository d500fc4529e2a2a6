import type { Element, ElementContent, Root } from 'hast'
import { toMdast, type State } from 'hast-util-to-mdast'
import type { Code, Root as Markdown, Text } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import {
  attributeOf,
  isBlank,
  isElement,
  make,
  textOf,
} from '../../theme/markdown/elements.ts'
import { writeSimply } from './write-simply.ts'

/**
 * Plain HTML as Markdown. Lists are written here, and paragraphs in them once for each text:
 * the pages of an API are long lists in which most descriptions recur. All else, and lists
 * that are out of the ordinary, is written by the libraries; the result is theirs.
 */
export function writeMarkdown(tree: Root): string {
  const blocks: string[] = []
  let others: ElementContent[] = []
  const flush = () => {
    const text = others.every(isBlank) ? '' : writeByLibrary(others)
    if (text !== '') blocks.push(text)
    others = []
  }
  const nodes = withoutBoxes(tree.children as ElementContent[])
  nodes.forEach((node, index) => {
    // Lists beside each other need other bullets.
    const isBeside =
      isList(node) && (isList(nodes[index - 1]) || isList(nodes[index + 1]))
    const text = isBeside ? undefined : writeBlock(node, '-')
    if (text === undefined || text === '') return void others.push(node)
    flush()
    blocks.push(text)
  })
  flush()
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : ''
}

/** Made once: with it go the patterns that are made of its signs. */
const gfm = gfmToMarkdown({ tablePipeAlign: false })

/** Everything in one go, by the libraries. Without the line break at the end. */
export function writeByLibrary(children: readonly ElementContent[]): string {
  const root: Root = { type: 'root', children: [...children] }
  const markdown = toMdast(root, { document: true, handlers: { pre, math } })
  const text = toMarkdown(markdown as Markdown, {
    extensions: [gfm],
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  })
  return text.endsWith('\n') ? text.slice(0, -1) : text
}

function isList(node: ElementContent | undefined): boolean {
  return node !== undefined && isElement(node, 'ul', 'ol')
}

const BOXES = new Set('article aside div footer header main section'.split(' '))

/** What is in boxes beside what is around them; words between blocks become paragraphs. */
function withoutBoxes(children: readonly ElementContent[]): ElementContent[] {
  const nodes: ElementContent[] = []
  let words: ElementContent[] = []
  const flush = () => {
    if (words.some((word) => !isBlank(word))) nodes.push(make('p', words))
    words = []
  }
  for (const child of children) {
    if (isInline(child)) {
      words.push(child)
      continue
    }
    flush()
    if (isElement(child) && BOXES.has(child.tagName))
      nodes.push(...withoutBoxes(child.children))
    else if (!isBlank(child)) nodes.push(child)
  }
  flush()
  return nodes
}

const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
)

function isInline(node: ElementContent): boolean {
  if (!isElement(node)) return node.type === 'text'
  return INLINE.has(node.tagName) && node.children.every(isInline)
}

type Bullet = '-' | '*'

/** A block that stands alone; undefined for what had better be written with its neighbours. */
function writeBlock(node: ElementContent, bullet: Bullet): string | undefined {
  if (!isElement(node)) return undefined
  if (node.tagName === 'ul') return writeList(node, bullet)
  if (node.tagName === 'pre')
    return writeFence(pre(undefined, node)) ?? writeByLibrary([node])
  if (node.tagName === 'p') return writeParagraph(node.children)
  if (!WHOLE.has(node.tagName)) return undefined
  if (node.tagName.startsWith('h')) {
    const words = writeSimply(node.children)
    if (words) return `${'#'.repeat(Number(node.tagName.slice(1)))} ${words}`
  }
  return writeOnce(JSON.stringify(node), [node])
}

/** Blocks whose Markdown does not depend on what is around them. */
const WHOLE = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'blockquote'])

/** Undefined for a list that holds more than entries of paragraphs, fences and lists. */
function writeList({ children }: Element, bullet: Bullet): string | undefined {
  const items = children.filter((child) => !isBlank(child))
  if (items.length === 0) return undefined
  const entries: string[] = []
  let isSpread = false
  for (const item of items) {
    if (!isElement(item, 'li')) return undefined
    const spread = isSpreadOut(item)
    const text = writeItem(item, spread, bullet)
    if (text === undefined) return undefined
    isSpread ||= spread
    entries.push(text)
  }
  return entries.join(isSpread && entries.length > 1 ? '\n\n' : '\n')
}

function writeItem(
  { children }: Element,
  isSpread: boolean,
  bullet: Bullet,
): string | undefined {
  const blocks: string[] = []
  let last: ElementContent | undefined
  let inner: Bullet = '-'
  for (const child of withoutBoxes(children)) {
    // A list that an entry begins with has rules of its own.
    if (isList(child) && last === undefined) return undefined
    // Else two lists beside each other would be one.
    inner = isList(child) && isList(last) && inner === '-' ? '*' : '-'
    const text = writeBlock(child, inner)
    if (text === undefined || text === '') return undefined
    const isPair = blocks.length === 0 || (blocks.length === 1 && isList(child))
    if (!isSpread && !isPair) return undefined
    blocks.push(text)
    last = child
  }
  if (blocks.length === 0) return undefined
  const text = blocks.join(isSpread ? '\n\n' : '\n')
  return `${bullet} ${text.replace(/\n(?=[^\n])/g, '\n  ')}`
}

/** Whether the blocks of an entry have lines between them: as the library decides it. */
function isSpreadOut({ children }: Element): boolean {
  let seenBlock = false
  for (const child of children) {
    if (!isElement(child) || INLINE.has(child.tagName)) continue
    if (child.tagName === 'p' || seenBlock || isSpreadOut(child)) return true
    seenBlock = true
  }
  return false
}

function writeParagraph(children: readonly ElementContent[]): string | undefined {
  const text = writeSimply(children)
  if (text !== undefined || !children.every(isInline)) return text
  return writeOnce(keyOf(children), [make('p', children)])
}

const written = new Map<string, string>()
const KEPT = 20_000

function writeOnce(key: string, children: readonly ElementContent[]): string {
  let text = written.get(key)
  if (text === undefined) {
    text = writeByLibrary(children)
    if (written.size >= KEPT) written.clear()
    // Long texts are rarely the same.
    if (key.length < LONGEST_KEY) written.set(key, text)
  }
  return text
}

const LONGEST_KEY = 4000

/** Tells paragraphs apart by what Markdown shows of them. */
function keyOf(children: readonly ElementContent[]): string {
  let key = ''
  for (const child of children) {
    if (child.type === 'text') key += child.value
    else if (child.type === 'element') {
      const { href, title } = child.properties
      const target = href === undefined ? '' : ` ${JSON.stringify([href, title])}`
      key += `\0${child.tagName}${target}\0${keyOf(child.children)}\0/`
    }
  }
  return key
}

/** A fence whose first line holds no signs that mean something there. */
function writeFence({ lang, meta, value }: Code): string | undefined {
  const info = [lang, meta].filter(Boolean).join(' ')
  if (!/^[\p{L}\d .,·#+-]*$/u.test(info) || (meta && !lang)) return undefined
  const longest = Math.max(2, ...[...value.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${value === '' ? '' : `${value}\n`}${fence}`
}

/** A fence with its language and title as the author wrote them. */
function pre(_: State | undefined, element: Element): Code {
  const [first] = element.children
  const code = textOf(element)
  const title = attributeOf(element, 'dataTitle')
  const lang =
    attributeOf(element, 'dataLanguage') ??
    (first?.type === 'element' ? languageOf(first) : undefined) ??
    (title === undefined ? null : 'text')
  return {
    type: 'code',
    lang,
    meta: title?.replace(/\s+/g, ' ').replaceAll('`', "'") ?? null,
    value: code.endsWith('\n') ? code.slice(0, -1) : code,
  }
}

function languageOf(code: Element): string | undefined {
  return /(?:^| )language-(\S+)/.exec(attributeOf(code, 'className') ?? '')?.[1]
}

/** A formula as it was written; without that, its letters. */
function math(_: State, element: Element): Text | { type: 'inlineCode'; value: string } {
  const written = attributeOf(element, 'alttext')
  return { type: 'inlineCode', value: written ?? textOf(element) }
}
