import { content, htmlFlow } from 'micromark-core-commonmark'
import type { Code, Construct, Effects, State } from 'micromark-util-types'

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

/** A line of closing tags, maybe in a quote. */
const CLOSING_LINE = /[\t >]*(?:<\/[a-z][^\s<>]*>[\t ]*)+(?:\r?\n|$)/iy

function isClosingLine(text: string, start: number): boolean {
  CLOSING_LINE.lastIndex = start
  return CLOSING_LINE.test(text)
}

/**
 * A paragraph that ends above a line of closing tags: in Markdown, no line that is indented by four
 * columns ends one.
 */
function paragraphBlock(text: string): Construct {
  const closing: Construct = {
    partial: true,
    tokenize(effects, ok, nok) {
      return isClosingLine(text, text.indexOf('\n', this.now().offset) + 1) ? ok : nok
    },
  }
  return {
    ...content,
    tokenize(effects, ok, nok) {
      const check: Effects['check'] = (construct, next, end) =>
        effects.check(closing, end!, effects.check(construct, next, end))
      return content.tokenize.call(this, { ...effects, check }, ok, nok)
    },
  }
}

/**
 * Indented lines directly below tags, which are the content of an element and not code, and lines of
 * closing tags below them. Other indented lines are tried as code afterwards.
 */
export function indentedBlock(text: string): Construct {
  const paragraph = paragraphBlock(text)
  return {
    name: 'indentedBlock',
    tokenize(effects, ok, nok) {
      const line = text.lastIndexOf('\n', this.now().offset - 1)
      const above = text.slice(text.lastIndexOf('\n', line - 1) + 1, Math.max(line, 0))
      // The line of closing tags that ended a paragraph.
      const isEnd = above.trim() !== '' && isClosingLine(text, line + 1)
      if (!isEnd && !TAG_LINE.test(above)) return nok
      const block = effects.attempt(
        this.parser.constructs.flow,
        ok,
        effects.attempt(paragraph, ok, nok),
      )
      return (code) => {
        effects.enter('linePrefix')
        return prefix(code)
      }

      function prefix(code: Code): State | undefined {
        if (code === -2 || code === -1 || code === 32) {
          effects.consume(code)
          return prefix
        }
        effects.exit('linePrefix')
        return block(code)
      }
    },
  }
}
