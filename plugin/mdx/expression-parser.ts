import { Parser } from 'acorn'
import acornJsx from 'acorn-jsx'

const JsxParser = Parser.extend(acornJsx())

/** Whether the last parsed expression is invalid however the text continues. */
let isFinal = false

/**
 * Acorn for micromark, which tries an expression again at each further `}` in the text.
 * `takeFinalError` says when that is in vain.
 */
export const expressionParser = {
  parse: JsxParser.parse.bind(JsxParser),
  parseExpressionAt(...args: Parameters<typeof JsxParser.parseExpressionAt>) {
    const [input] = args
    isFinal = false
    try {
      const expression = JsxParser.parseExpressionAt(...args)
      isFinal = hasCode(input.slice(expression.end).replace(SUFFIX, ''))
      return expression
    } catch (error) {
      isFinal = isBeforeEnd(error, input)
      throw error
    }
  },
}

/**
 * Whether the expression that was parsed last is invalid, and would be so with more text. Resets
 * it.
 */
export function takeFinalError(): boolean {
  const taken = isFinal
  isFinal = false
  return taken
}

/** What micromark appends to a spread. */
const SUFFIX = /\}\)$/

function hasCode(rest: string): boolean {
  return /\S/.test(rest.replace(/\/\*[\s\S]*?\*\/|\/\/[^\r\n]*/g, ''))
}

/**
 * Whether Acorn failed before it reached the end, so that more text changes nothing. Unclosed
 * comments are raised at their start.
 */
function isBeforeEnd(error: unknown, input: string): boolean {
  return (
    error instanceof SyntaxError &&
    'raisedAt' in error &&
    Number(error.raisedAt) < input.replace(SUFFIX, '').length &&
    !error.message.startsWith('Unterminated comment')
  )
}
