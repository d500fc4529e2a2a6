import type { Element, ElementContent } from 'hast'
import { isElement, textOf } from '../../theme/markdown/elements.ts'

/** Signs that mean nothing in Markdown wherever they are in a line that begins with a letter. */
const WORDS = /^[\p{L}\d\p{Pd}\p{Pi}\p{Pf} \n,;'"()?%$.:/+={}·…_]*$/u
/** Beginnings of addresses, which would become links. */
const ADDRESS = /[Ww]\.|[PSps]:\//
/** Underscores that are not well inside a word. */
const ODD_UNDERSCORE = /(?<![a-z\d]{2})_|_(?![a-z\d]{2})/i
const CODE = /^[^\s`]+(?: [^\s`]+)*$/
/** Bold words that are so wherever they stand: other signs at their ends depend on what is around them. */
const BOLD = /^[\p{L}\d](?:[^*]*[\p{L}\d])?$/u
/** No item of a numbered list, for one. */
const START = /^(?:\p{L}|\d+(?![\d.)])|`|\*\*[\p{L}\d])/u
const RUN_TOGETHER = /``|\*\*\*/

/**
 * Words, code and bold words as Markdown: the greater part of all paragraphs, in a fraction
 * of the libraries' time. Undefined where signs might mean something.
 */
export function writeSimply(children: readonly ElementContent[]): string | undefined {
  const line: Line = { markdown: '', words: '' }
  if (!addParts(children, line)) return undefined
  const { words } = line
  if (!WORDS.test(words) || ADDRESS.test(words)) return undefined
  if (words.includes('_') && ODD_UNDERSCORE.test(words)) return undefined
  const markdown = line.markdown.replace(/[ \n]{2,}|\n/g, ' ').trim()
  return START.test(markdown) && !RUN_TOGETHER.test(markdown) ? markdown : undefined
}

interface Line {
  markdown: string
  /** All but code, which may hold any signs; a space where it or a star was. */
  words: string
}

/** False for a part that is not simple. */
function addParts(children: readonly ElementContent[], line: Line): boolean {
  for (const child of children) {
    if (child.type === 'text') {
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
  const inside: Line = { markdown: '', words: '' }
  if (element.tagName !== 'strong' || !addParts(element.children, inside)) return false
  line.markdown += `**${inside.markdown}**`
  line.words += ` ${inside.words} `
  return BOLD.test(inside.markdown)
}
