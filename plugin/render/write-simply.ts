import type { Element, ElementContent } from 'hast'
import { attributeOf, isElement, textOf } from '../../theme/markdown/elements.ts'
import { escapeWords, type WordContext } from './escape-words.ts'

/** Where words are: what they begin with may mean something at the start of a line only. */
export type TextPlace = 'paragraph' | 'heading' | 'cell'

const CODE = /^[^\s`]+(?: [^\s`]+)*$/
/** Ends of bold and italic words that are so beside letters too. */
const LETTER_FIRST = /^[\p{L}\d]/u
const LETTER_LAST = /[\p{L}\d]$/u
/** Words without spaces at their ends, or what together with the sign there means something. */
const BOLD = /^(?![\s_])[^*]*(?<![\s_])$/
const ITALIC = /^(?![\s@])[^_*]*(?<!\s|w\.)$/i
/** What separates bold and italic words from letters. */
const BEFORE = /(?:^|[\s(])$/
const AFTER = /^(?:$|[\s.,;:)?!])/
/** The text of a link, which holds no spaces at its ends, and does not look like a definition's. */
const LINKED = /^(?!\s)(?:(?!\]:).)+(?<!\s)$/su
/** Addresses that are written as they are, but for ampersands. */
const PLAIN_ADDRESS =
  /^[\w\-./#?=:%+&,;~@!$*'\u{A1}-\u{167F}\u{2E80}-\u{2FFF}\u{3001}-\u{D7FF}]+$/u
/** Addresses that are their own text. */
const AUTOLINK = /^[a-z][+\-.a-z]+:/i
/** No item of a numbered list, for one. */
const START =
  /^(?:[^\s\x00-\x7F]|[a-z"'$%(,/.;?@{}^!&<[`_\\]|\d+(?:\.\S|(?![\d.)]))|\*\*(?!\*))/i
const RUN_TOGETHER = /``|\*\*\*/

/**
 * Words, code, bold and italic words, links and images as Markdown: the greater part of all
 * paragraphs, in a fraction of the libraries' time. Undefined where signs might mean something.
 */
export function writeSimply(
  children: readonly ElementContent[],
  place: TextPlace = 'paragraph',
): string | undefined {
  const lines: string[] = []
  let start = 0
  for (let end = 0; end <= children.length; end++) {
    const child = children[end]
    if (child && !isElement(child, 'br')) continue
    const text = writeLine(children.slice(start, end), place)
    if (text === undefined) return undefined
    lines.push(text)
    start = end + 1
  }
  if (lines.length === 1) return lines[0]
  // Breaks at the ends are left out by the library.
  if (place === 'heading' || lines.includes('')) return undefined
  return lines.join(place === 'cell' ? ' ' : '\\\n')
}

function writeLine(
  children: readonly ElementContent[],
  place: TextPlace,
): string | undefined {
  const line = newLine({ inCell: place === 'cell', inLink: false })
  if (!addAll(children, line)) return undefined
  const markdown = line.markdown
    .replace(/[\t\n\f\r\v ]{2,}|[\t\n\f\r\v]/g, ' ')
    .replace(/^ | $/g, '')
  if (RUN_TOGETHER.test(markdown)) return undefined
  if (place === 'cell') return markdown
  // At its end, it would close the heading.
  if (place === 'heading')
    return markdown.endsWith('#') ? undefined : markdown || undefined
  return START.test(markdown) ? markdown : undefined
}

interface Line {
  markdown: string
  /** Words since the last element, which are still to be added. */
  words: string
  /** The last part ends such that no letter may follow. */
  mustEnd: boolean
  around: WordContext
}

function newLine(around: WordContext): Line {
  return { markdown: '', words: '', mustEnd: false, around }
}

function addAll(children: readonly ElementContent[], line: Line): boolean {
  return addParts(children, line) && closeText(line, true)
}

/** False for a part that is not simple. */
function addParts(children: readonly ElementContent[], line: Line): boolean {
  for (const child of children) {
    if (child.type === 'text') {
      line.words += child.value
      continue
    }
    if (!isElement(child)) return false
    if (child.tagName === 'span') {
      // What is hidden, or not meant for Markdown.
      if ('hidden' in child.properties || 'dataMdast' in child.properties) return false
      if (!addParts(child.children, line)) return false
      continue
    }
    if (!closeText(line, false) || !addElement(child, line)) return false
  }
  return true
}

/** Words up to an element, or to the end. */
function closeText(line: Line, isEnd: boolean): boolean {
  const { words, markdown } = line
  if (line.mustEnd && !(words === '' ? isEnd : AFTER.test(words))) return false
  line.mustEnd = false
  if (words === '') return true
  const isStart = markdown === ''
  const escaped = escapeWords(words, { ...line.around, isStart, isEnd })
  if (escaped === undefined) return false
  line.markdown += escaped
  line.words = ''
  return true
}

function addElement(element: Element, line: Line): boolean {
  switch (element.tagName) {
    case 'code':
      return addCode(element, line)
    case 'img':
      return addImage(element, line)
    case 'strong':
    case 'b':
      return addAttention(element, line, '**', BOLD)
    case 'em':
    case 'i':
      return addAttention(element, line, '_', ITALIC)
    case 'a':
      return addLink(element, line)
    default:
      return false
  }
}

function addCode(element: Element, line: Line): boolean {
  const code = textOf(element)
  if (!element.children.every(({ type }) => type === 'text')) return false
  // In a cell, what backslashes before a bar do depends on their number.
  const isCut = line.around.inCell && code.includes('|')
  if (!CODE.test(code) || (isCut && code.includes('\\'))) return false
  line.markdown += `\`${isCut ? code.replaceAll('|', '\\|') : code}\``
  return true
}

function addAttention(
  element: Element,
  line: Line,
  sign: '**' | '_',
  pattern: RegExp,
): boolean {
  const inside = newLine(line.around)
  if (!addAll(element.children, inside)) return false
  const { markdown } = inside
  if (markdown === '' || !pattern.test(markdown)) return false
  const isApart = BEFORE.test(line.markdown)
  if (!isApart && (sign === '_' || !LETTER_FIRST.test(markdown))) return false
  line.markdown += sign + markdown + sign
  line.mustEnd = sign === '_' || !LETTER_LAST.test(markdown)
  return true
}

function addLink(element: Element, line: Line): boolean {
  if (/[!<]$/.test(line.markdown) || line.around.inLink) return false
  const address = attributeOf(element, 'href') ?? ''
  if (attributeOf(element, 'title') || !PLAIN_ADDRESS.test(address)) return false
  const [only, ...others] = element.children
  if (only?.type === 'text' && others.length === 0 && AUTOLINK.test(address)) {
    const words = only.value
    if (words === address || `mailto:${words}` === address) {
      line.markdown += `<${words}>`
      return true
    }
  }
  const inside = newLine({ ...line.around, inLink: true })
  if (!addAll(element.children, inside)) return false
  if (!LINKED.test(inside.markdown)) return false
  line.markdown += `[${inside.markdown}](${addressOf(address)})`
  return true
}

function addImage(element: Element, line: Line): boolean {
  if (/[!<]$/.test(line.markdown)) return false
  const address = attributeOf(element, 'src') ?? ''
  if (attributeOf(element, 'title') || !PLAIN_ADDRESS.test(address)) return false
  const words = attributeOf(element, 'alt') ?? ''
  const alt = words.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '')
  const around = { ...line.around, inLink: true, isStart: true, isEnd: true }
  const escaped = alt === '' ? '' : escapeWords(alt, around)
  if (escaped === undefined) return false
  line.markdown += `![${escaped}](${addressOf(address)})`
  return true
}

function addressOf(address: string): string {
  return address.replace(/&(?=[#A-Za-z])/g, '\\&')
}
