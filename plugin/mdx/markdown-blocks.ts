import { codeIndented, htmlFlow } from 'micromark-core-commonmark'
import type { Construct } from 'micromark-util-types'

/** Start of an HTML block whose content isn't Markdown. */
const RAW_BLOCK = /^<(?:(?:script|style|pre|textarea)\b|![A-Z[]|\?)/i

/**
 * HTML blocks whose content isn't Markdown. Others would make `<summary>Title</summary>` raw text
 * before it is tried as a tag.
 */
export function rawBlock(text: string): Construct {
  return {
    ...htmlFlow,
    name: 'rawHtmlFlow',
    tokenize(effects, ok, nok) {
      const { offset } = this.now()
      if (!RAW_BLOCK.test(text.slice(offset, offset + 20))) return nok
      return htmlFlow.tokenize.call(this, effects, ok, nok)
    },
  }
}

/** A line of tags, maybe in a list or quote. */
const TAG_LINE = /^[\s>*+-]*<\/?[a-z][^\n]*>\s*$/i

/** Indented code, but not directly below tags: there, it is the content of an element. */
export function indentedBlock(text: string): Construct {
  return {
    ...codeIndented,
    name: 'indentedBlock',
    tokenize(effects, ok, nok) {
      const line = text.lastIndexOf('\n', this.now().offset - 1)
      const above = text.slice(text.lastIndexOf('\n', line - 1) + 1, Math.max(line, 0))
      return TAG_LINE.test(above)
        ? nok
        : codeIndented.tokenize.call(this, effects, ok, nok)
    },
  }
}
