import type { Element, ElementContent } from 'hast'
import { attributeOf, isElement, textOf } from '../../theme/markdown/elements.ts'

/** Signs that mean nothing in Markdown wherever they are in a line that begins with a letter. */
const WORDS = /^[\p{L}\d\p{Pd}\p{Pi}\p{Pf} \n,;'"()?%$.:/+={}·…_]*$/u
/** Beginnings of addresses, which would become links. */
const ADDRESS = /[Ww]\.|[PSps]:\//
/** Underscores that are not well inside a word. */
const ODD_UNDERSCORE = /(?<![a-z\d]{2})_|_(?![a-z\d]{2})/i
const CODE = /^[^\s`]+(?: [^\s`]+)*$/
/** Bold words that are so wherever they stand: other signs at their ends depend on what is around them. */
const BOLD = /^[\p{L}\d](?:[^*]*[\p{L}\d])?$/u
/** Words in italics that are so between spaces. */
const ITALIC = /^[\p{L}\d](?:[^_*]*[\p{L}\d])?$/u
const BEFORE_ITALIC = /(?:^|[\s(])$/
const AFTER_ITALIC = /^(?:$|[\s.,;:)?!])/
/** The text of a link, which holds no spaces at its ends. */
const LINKED = /^[\p{L}\d`](?:.*[\p{L}\d`).])?$/su
/** Addresses that are written as they are. */
const PLAIN_ADDRESS = /^[\w\-./#?=:%+]+$/
/** No item of a numbered list, for one. */
const START = /^(?:\p{L}|\d+(?![\d.)])|`|\[|_|\*\*[\p{L}\d])/u
const RUN_TOGETHER = /``|\*\*\*/

/**
 * Words, code, bold and italic words and links as Markdown: the greater part of all paragraphs, in a
 * fraction of the libraries' time. Undefined where signs might mean something.
 */
export function writeSimply(children: readonly ElementContent[]): string | undefined {
  const line: Line = { markdown: '', words: '', endsItalic: false }
  if (!addParts(children, line)) return undefined
  const { words } = line
  if (!WORDS.test(words) || ADDRESS.test(words)) return undefined
  if (words.includes('_') && ODD_UNDERSCORE.test(words)) return undefined
  const markdown = line.markdown.replace(/[ \n]{2,}|\n/g, ' ').trim()
  return START.test(markdown) && !RUN_TOGETHER.test(markdown) ? markdown : undefined
}

interface Line {
  markdown: string
  /** All but code, which may hold any signs; a space where it or a sign of Markdown was. */
  words: string
  /** The last part is in italics: what follows must not touch it. */
  endsItalic: boolean
}

/** False for a part that is not simple. */
function addParts(children: readonly ElementContent[], line: Line): boolean {
  for (const child of children) {
    const isText = child.type === 'text'
    if (line.endsItalic && !(isText && AFTER_ITALIC.test(child.value))) return false
    line.endsItalic = false
    if (isText) {
      line.markdown += child.value
      line.words += child.value
    } else if (!isElement(child) || !addElement(child, line)) {
      return false
    }
  }
  return true
}

function addElement(element: Element, line: Line): boolean {
  if (element.tagName === 'code') {
    const code = textOf(element)
    if (!element.children.every(({ type }) => type === 'text')) return false
    line.markdown += `\`${code}\``
    line.words += ' '
    return CODE.test(code)
  }
  const inside: Line = { markdown: '', words: '', endsItalic: false }
  if (!addParts(element.children, inside)) return false
  line.words += ` ${inside.words} `
  switch (element.tagName) {
    case 'strong':
      line.markdown += `**${inside.markdown}**`
      return BOLD.test(inside.markdown)
    case 'em': {
      const isApart = BEFORE_ITALIC.test(line.markdown)
      line.markdown += `_${inside.markdown}_`
      line.endsItalic = true
      return isApart && ITALIC.test(inside.markdown)
    }
    case 'a': {
      const address = attributeOf(element, 'href') ?? ''
      line.markdown += `[${inside.markdown}](${address})`
      if (attributeOf(element, 'title') || address === inside.markdown) return false
      return PLAIN_ADDRESS.test(address) && LINKED.test(inside.markdown)
    }
    default:
      return false
  }
}
