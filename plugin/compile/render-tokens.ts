import { splitLines } from 'shiki/core'
import type { StateStack } from 'shiki/textmate'
import { escapeText } from '../../runtime/kit/escape-html.ts'
import type { CodeRequest, HighlightedCode } from './highlighted-code.ts'
import type { LoadedLanguage } from './code-highlighter.ts'
import type { HighlightedLine, TokenizedLine } from './line-cache.ts'
import { lineClasses } from './line-classes.ts'
import { SHIKI_OPTIONS } from './shiki-options.ts'
import { PLAIN_TOKEN, type ThemePair, type TokenStyle } from './theme-pair.ts'

interface Token extends TokenStyle {
  content: string
}

/**
 * Highlights code without notations, with the same result as `renderNotations`. Tokenizes once for
 * both themes, and each line once per grammar state.
 */
export function renderTokens(
  request: CodeRequest,
  { core, language, pair, linesOf }: LoadedLanguage,
): HighlightedCode {
  const grammar = core.getLanguage(language)
  const styles: Record<string, string> = {}
  const classesOf = lineClasses(request)
  const read = (line: string, before: StateStack): TokenizedLine => {
    const result = grammar.tokenizeLine2(line, before, SHIKI_OPTIONS.tokenizeTimeLimit)
    const tokens = tokensOf(line, result.tokens, pair)
    return { ...renderLine(tokens), state: result.ruleStack }
  }
  const known = linesOf(grammar)
  let place = known.start()
  const lines = pair.during(grammar, () =>
    splitLines(request.code).map(([line], index) => {
      const classes = classesOf(index + 1)
      // Shiki doesn't tokenize empty or very long lines; they leave the state unchanged.
      if (line === '') return `<span class="${classes}"></span>`
      let colored: HighlightedLine
      if (line.length >= SHIKI_OPTIONS.tokenizeMaxLineLength)
        colored = renderLine([{ ...PLAIN_TOKEN, content: line }])
      else {
        const found = known.lineAt(place, line, read)
        place = found.next
        colored = found
      }
      for (const { name, style } of colored.styles) styles[name] = style
      return `<span class="${classes}">${colored.html}</span>`
    }),
  )
  return { html: lines.join('\n'), styles, lineCount: lines.length }
}

/** @param encoded Pairs of start offset and metadata, one per token. */
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

/** Prepends white space tokens to the token that follows, like Shiki. */
function renderLine(tokens: readonly Token[]): HighlightedLine {
  const html: string[] = []
  const styles = new Map<string, TokenStyle>()
  let space = ''
  for (const [index, { content, name, style }] of tokens.entries()) {
    if (index < tokens.length - 1 && !/\S/.test(content)) {
      space += content
      continue
    }
    const text = escapeText(space + content)
    if (style !== '') styles.set(name, { name, style })
    html.push(style === '' ? text : `<span class="${name}">${text}</span>`)
    space = ''
  }
  // `join` creates a flat string. A concatenated rope would take more memory in the cache.
  return { html: html.join(''), styles: [...styles.values()] }
}
