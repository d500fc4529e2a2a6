import type { Element, ElementContent } from 'hast'
import { attributeOf, isBlank, isElement } from '../../theme/markdown/elements.ts'
import { isLoose, flattenBoxes } from './plain-blocks.ts'
import { writeByLibrary, writeCached } from './write-by-library.ts'
import { writeFence } from './write-fence.ts'
import { writeHeading, writeParagraph } from './write-paragraph.ts'
import { writeTable } from './write-table.ts'

/** Writes a block other than a list. Returns undefined if the library has to write it. */
export function writeBlock(node: ElementContent): string | undefined {
  if (!isElement(node)) return undefined
  switch (node.tagName) {
    case 'p':
      return writeParagraph(node.children)
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return writeHeading(node)
    case 'pre':
      return writeFence(node) ?? writeByLibrary([node])
    case 'table':
      return writeTable(node) ?? writeCached(JSON.stringify(node), [node])
    case 'blockquote':
      return writeQuote(node) ?? writeCached(JSON.stringify(node), [node])
    case 'hr':
      return '---'
    default:
      return undefined
  }
}

/** Whether a node is a list. */
export function isList(node: ElementContent | undefined): node is Element {
  return node !== undefined && isElement(node, 'ul', 'ol')
}

/**
 * Writes adjacent lists, which need different bullets. Undefined if one has to be left to the
 * library.
 */
export function writeLists(lists: readonly Element[]): string[] | undefined {
  const texts: string[] = []
  let bullet: Bullet | undefined
  for (const list of lists) {
    const text = writeList(list, bullet)
    if (text === undefined) return undefined
    texts.push(text)
    bullet = bulletOf(list, bullet)
  }
  return texts
}

type Bullet = '-' | '*' | '.' | ')'

/** The bullet of a list that follows another one with the bullet `above`. */
function bulletOf({ tagName }: Element, above: Bullet | undefined): Bullet {
  if (tagName === 'ol') return above === '.' ? ')' : '.'
  return above === '-' ? '*' : '-'
}

/** Writes a list. Undefined if it contains anything other than items of known blocks. */
function writeList(list: Element, above: Bullet | undefined): string | undefined {
  const items = list.children.filter((child) => !isBlank(child))
  if (items.length === 0) return undefined
  const bullet = bulletOf(list, above)
  const first = list.tagName === 'ol' ? startOf(list) : undefined
  const entries: string[] = []
  let isSpread = false
  for (const [index, item] of items.entries()) {
    if (!isElement(item, 'li')) return undefined
    const spread = isLoose(item.children)
    const sign = first === undefined ? bullet : `${first + index}${bullet}`
    const text = writeItem(item, { isSpread: spread, sign, isBelow: above !== undefined })
    if (text === undefined) return undefined
    isSpread ||= spread
    entries.push(text)
  }
  return entries.join(isSpread && entries.length > 1 ? '\n\n' : '\n')
}

function startOf(list: Element): number {
  const start = Number.parseInt(attributeOf(list, 'start') ?? '', 10)
  return start > -1 ? start : 1
}

interface ItemOptions {
  isSpread: boolean
  sign: string
  /**
   * Whether the list directly follows another one, which would affect a nested list at its
   * start.
   */
  isBelow: boolean
}

function writeItem(
  { children }: Element,
  { isSpread, sign, isBelow }: ItemOptions,
): string | undefined {
  const blocks: string[] = []
  let last: ElementContent | undefined
  let above: Bullet | undefined
  for (const child of flattenBoxes(children)) {
    if (last === undefined) {
      // An item that starts with a list or a rule needs special treatment.
      if (isList(child) || isElement(child, 'hr')) return undefined
      if (isBelow && isElement(child, 'blockquote')) return undefined
    }
    const isPair = last === undefined || (blocks.length === 1 && isList(child))
    if (!isSpread && !isPair) return undefined
    // Directly after text, only a list that starts with 1 is recognized.
    if (!isSpread && isElement(child, 'ol') && startOf(child) !== 1) return undefined
    const text = isList(child) ? writeList(child, above) : writeBlock(child)
    if (text === undefined || text === '') return undefined
    above = isList(child) ? bulletOf(child, above) : undefined
    blocks.push(text)
    last = child
  }
  if (blocks.length === 0) return undefined
  const text = blocks.join(isSpread ? '\n\n' : '\n')
  const indent = ' '.repeat(sign.length + 1)
  return `${sign} ${text.replace(/\n(?=[^\n])/g, `\n${indent}`)}`
}

/** Writes a block quote. Undefined if it contains blocks that are not known here. */
function writeQuote({ children }: Element): string | undefined {
  const blocks: string[] = []
  let above: Bullet | undefined
  for (const child of flattenBoxes(children)) {
    const text = isList(child) ? writeList(child, above) : writeBlock(child)
    if (text === undefined || text === '') return undefined
    above = isList(child) ? bulletOf(child, above) : undefined
    blocks.push(text)
  }
  const text = blocks.join('\n\n')
  if (text === '' || text.includes('\r')) return undefined
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>')
}
