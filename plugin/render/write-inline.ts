import type { Element, ElementContent } from 'hast'
import { attributeOf, isElement, textOf } from '../../theme/markdown/elements.ts'
import { escapeMarkdown, type WordContext } from './escape-markdown.ts'
import { AFTER_AMPERSAND } from './narrow-ampersands.ts'

/** Where a text is: its start can only have a special meaning at the start of a line. */
type TextPlace = 'paragraph' | 'heading' | 'cell'

const CODE = /^[^\s`]+(?: [^\s`]+)*$/
/** Start and end of bold and italic text that may be next to a letter. */
const LETTER_FIRST = /^[\p{L}\d]/u
const LETTER_LAST = /[\p{L}\d]$/u
/** Text without spaces at its ends, or characters that have a meaning next to the delimiter. */
const BOLD = /^(?![\s_])[^*]*(?<![\s_])$/
const ITALIC = /^(?![\s@])[^_*]*(?<!\s|w\.)$/i
/** What may precede and follow bold and italic text. */
const BEFORE = /(?:^|[\s(])$/
const AFTER = /^(?:$|[\s.,;:)?!])/
/** Link text without spaces at its ends that doesn't look like a definition. */
const LINKED = /^(?!\s)(?:(?!\]:).)+(?<!\s)$/su
/** URLs that need no escaping except for ampersands. */
const PLAIN_ADDRESS =
  /^[\w\-./#?=:%+&,;~@!$*'\u{A1}-\u{167F}\u{2E80}-\u{2FFF}\u{3001}-\u{D7FF}]+$/u
/** URLs that may become autolinks. */
const AUTOLINK = /^[a-z][+\-.a-z]+:/i
/** Starts of a line without a special meaning. Excludes numbered list items, for example. */
const START =
  /^(?:[^\s\x00-\x7F]|[a-z"'$%(,/.;?@{}^!&<[`_\\]|\d+(?:\.\S|(?![\d.)]))|\*\*(?!\*))/i
const RUN_TOGETHER = /``|\*\*\*/

/**
 * Writes text, code, bold and italic text, links and images as Markdown. Covers most paragraphs
 * in a fraction of the libraries' time. Undefined if characters might have a special meaning.
 */
export function writeInline(
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
  // The library omits breaks at the start and end.
  if (place === 'heading' || lines.includes('')) return undefined
  return lines.join(place === 'cell' ? '<br>' : '\\\n')
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
  // A `#` at the end would close the heading.
  if (place === 'heading')
    return markdown.endsWith('#') ? undefined : markdown || undefined
  return START.test(markdown) ? markdown : undefined
}

interface Line {
  markdown: string
  /** Text since the last element, not yet added. */
  words: string
  /** Whether the last part must not be followed by a letter. */
  mustEnd: boolean
  around: WordContext
}

function newLine(around: WordContext): Line {
  return { markdown: '', words: '', mustEnd: false, around }
}

function addAll(children: readonly ElementContent[], line: Line): boolean {
  return addParts(children, line) && closeText(line, true)
}

/** Returns false for unsupported content. */
function addParts(children: readonly ElementContent[], line: Line): boolean {
  for (const child of children) {
    if (child.type === 'text') {
      line.words += child.value
      continue
    }
    if (!isElement(child)) return false
    if (child.tagName === 'span') {
      // Hidden, or excluded from Markdown.
      if ('hidden' in child.properties || 'dataMdast' in child.properties) return false
      if (!addParts(child.children, line)) return false
      continue
    }
    if (!closeText(line, false) || !addElement(child, line)) return false
  }
  return true
}

/** Adds the text before an element or at the end. */
function closeText(line: Line, isEnd: boolean): boolean {
  const { words, markdown } = line
  if (line.mustEnd && !(words === '' ? isEnd : AFTER.test(words))) return false
  line.mustEnd = false
  if (words === '') return true
  const isStart = markdown === ''
  const escaped = escapeMarkdown(words, { ...line.around, isStart, isEnd })
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
  // In a cell, the effect of backslashes before `|` depends on their number.
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
  const url = attributeOf(element, 'href') ?? ''
  if (attributeOf(element, 'title') || !PLAIN_ADDRESS.test(url)) return false
  const [only, ...others] = element.children
  if (only?.type === 'text' && others.length === 0 && AUTOLINK.test(url)) {
    const words = only.value
    if (words === url || `mailto:${words}` === url) {
      line.markdown += `<${words}>`
      return true
    }
  }
  const inside = newLine({ ...line.around, inLink: true })
  if (!addAll(element.children, inside)) return false
  if (!LINKED.test(inside.markdown)) return false
  line.markdown += `[${inside.markdown}](${urlOf(url)})`
  return true
}

function addImage(element: Element, line: Line): boolean {
  if (/[!<]$/.test(line.markdown)) return false
  const url = attributeOf(element, 'src') ?? ''
  if (attributeOf(element, 'title') || !PLAIN_ADDRESS.test(url)) return false
  const words = attributeOf(element, 'alt') ?? ''
  const alt = words.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '')
  const around = { ...line.around, inLink: true, isStart: true, isEnd: true }
  const escaped = alt === '' ? '' : escapeMarkdown(alt, around)
  if (escaped === undefined) return false
  line.markdown += `![${escaped}](${urlOf(url)})`
  return true
}

const REFERENCE = new RegExp(`&(?=${AFTER_AMPERSAND})`, 'g')

function urlOf(url: string): string {
  return url.replace(REFERENCE, '\\&')
}
