import { splitLines } from 'shiki/core'
import { INITIAL, type StateStack } from 'shiki/textmate'
import { escapeText } from '../kit/escape-html.ts'
import type { CodeRequest, HighlightedCode } from './highlighted-code.ts'
import type { LoadedLanguage } from './highlighter.ts'
import { SHIKI_OPTIONS } from './shiki-options.ts'
import { PLAIN_TOKEN, type ThemePair, type TokenStyle } from './theme-pair.ts'

/** Code in colours, and what the grammar knows at its end. */
export interface ColoredCode extends HighlightedCode {
  end: StateStack
}

interface Token extends TokenStyle {
  content: string
}

/**
 * Code in the colours of its language, tokenized once for both themes: the result is that of
 * `renderNotations` for code without notations.
 *
 * @param before The end of what stands before the code; absent where the code begins.
 */
export function renderTokens(
  request: CodeRequest,
  { core, language, pair }: LoadedLanguage,
  before: StateStack = INITIAL,
): ColoredCode {
  const grammar = core.getLanguage(language)
  const styles: Record<string, string> = {}
  const highlight = new Set(request.highlight)
  const focus = new Set(request.focus)
  let end = before
  const lines = pair.during(grammar, () =>
    splitLines(request.code).map(([line], index) => {
      let classes = 'line'
      if (highlight.has(index + 1)) classes += ' line-highlight'
      if (focus.has(index + 1)) classes += ' line-focus'
      const isPlain = line === '' || line.length >= SHIKI_OPTIONS.tokenizeMaxLineLength
      if (isPlain) {
        const tokens = line === '' ? [] : [{ ...PLAIN_TOKEN, content: line }]
        return `<span class="${classes}">${renderLine(tokens, styles)}</span>`
      }
      const result = grammar.tokenizeLine2(line, end, SHIKI_OPTIONS.tokenizeTimeLimit)
      end = result.ruleStack
      const tokens = tokensOf(line, result.tokens, pair)
      return `<span class="${classes}">${renderLine(tokens, styles)}</span>`
    }),
  )
  return { html: lines.join('\n'), styles, lineCount: lines.length, end }
}

/** @param encoded Where each token starts, and its metadata. */
function tokensOf(line: string, encoded: Uint32Array, pair: ThemePair): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < encoded.length; at += 2) {
    const content = line.slice(encoded[at], encoded[at + 2])
    if (content === '') continue
    const { name, style } = pair.styleOf(encoded[at + 1]!)
    tokens.push({ content, name, style })
  }
  return tokens
}

/** White space goes into the token that follows it, as in Shiki's own HTML. */
function renderLine(tokens: readonly Token[], styles: Record<string, string>): string {
  const html: string[] = []
  let space = ''
  for (const [index, { content, name, style }] of tokens.entries()) {
    if (index < tokens.length - 1 && !/\S/.test(content)) {
      space += content
      continue
    }
    const text = escapeText(space + content)
    if (style !== '') styles[name] = style
    html.push(style === '' ? text : `<span class="${name}">${text}</span>`)
    space = ''
  }
  // Joined, it takes less memory than added up: lines are kept.
  return html.join('')
}
