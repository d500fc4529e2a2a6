import { Parser } from 'acorn'
import acornJsx from 'acorn-jsx'
import type { Program } from 'estree'
import type { Event, Token, TokenizeContext } from 'micromark-util-types'
import { eventsToAcorn } from 'micromark-util-events-to-acorn'
import { NeedsJsParser } from './needs-js-parser.ts'
import { pointAfter, type SourcePoint } from './source-point.ts'

type AcornResult = ReturnType<typeof eventsToAcorn>

/** As in `micromark-extension-mdxjs`. */
const acorn = Parser.extend(acornJsx())
const acornOptions = { ecmaVersion: 2024, sourceType: 'module', locations: true } as const

/** Closing braces to try before the expression is left to micromark. */
const MAX_BRACES = 50

const ALLOWED = new Set([
  'ExportAllDeclaration',
  'ExportDefaultDeclaration',
  'ExportNamedDeclaration',
  'ImportDeclaration',
])

/** A parsed expression in braces. */
interface Expression {
  /** Without the indentation that MDX strips. */
  value: string
  estree: Program
  /** Offset after the closing brace. */
  end: number
}

interface ExpressionPlace {
  /** A spread attribute: `{...props}`. */
  spread?: boolean
  /** Only white space and comments are allowed too. */
  mayBeEmpty?: boolean
  /** In a quote or list, whose markers on the following lines aren't part of the code. */
  contained: boolean
}

/**
 * Parses ESM code, with JSX.
 *
 * @throws {SyntaxError} If it is invalid.
 */
export function parseModule(code: string): Program {
  return acorn.parse(code, acornOptions) as Program
}

/**
 * Parses the expression at an opening brace. Like micromark, it ends at the first closing brace
 * that makes it valid.
 *
 * @throws {NeedsJsParser} If it is invalid, or of a form that is left to micromark.
 */
export function readExpression(
  text: string,
  brace: Readonly<SourcePoint>,
  { spread = false, mayBeEmpty = false, contained }: ExpressionPlace,
): Expression {
  const from = brace.offset + 1
  const start = { line: brace.line, column: brace.column + 1, offset: from }
  let close = text.indexOf('}', from)
  for (let tried = 0; close !== -1 && tried < MAX_BRACES; tried++) {
    const code = text.slice(from, close)
    if (!leavesBraceOpen(code)) {
      if (contained && code.includes('\n'))
        throw new NeedsJsParser('lines of code in a container')
      const lines = dedentedLines(code, start)
      const { estree, error } = toAcorn(lines, start, {
        expression: true,
        allowEmpty: mayBeEmpty,
        prefix: spread ? '({' : '',
        suffix: spread ? '})' : '',
      })
      if (estree && !error) {
        if (spread) checkSpread(estree)
        return { value: textOf(lines), estree, end: close + 1 }
      }
    }
    close = text.indexOf('}', close + 1)
  }
  throw new NeedsJsParser('expression')
}

/** Quick check for unclosed braces. False if the code has quotes, comments, JSX or similar. */
function leavesBraceOpen(code: string): boolean {
  if (!code.includes('{') || /["'`/\\<]/.test(code)) return false
  let open = 0
  for (const character of code) {
    if (character === '{') open++
    else if (character === '}') open--
  }
  return open > 0
}

function checkSpread(estree: Program): void {
  const [statement] = estree.body
  const expression =
    statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  const properties = expression?.type === 'ObjectExpression' ? expression.properties : []
  if (properties.length !== 1 || properties[0]!.type !== 'SpreadElement')
    throw new NeedsJsParser('attribute expression')
}

/**
 * Parses ESM code, which must end where micromark ends it: at the first blank line before which it
 * is complete.
 *
 * @param declared Names imported so far by the page's ESM code; those of this block are added.
 * @throws {NeedsJsParser} If it is no valid ESM code, or ends elsewhere.
 */
export function readModuleTree(
  value: string,
  start: Readonly<SourcePoint>,
  declared: string[],
): Program {
  const prefix = declared.length > 0 ? `var ${declared.join(',')}\n` : ''
  for (const { index } of value.matchAll(/\r?\n(?=[ \t]*(?:\r?\n|$))/g)) {
    const { error, swallow } = toAcorn(plainLines(value.slice(0, index), start), start, {
      prefix,
    })
    if (!error || !swallow) throw new NeedsJsParser('end of module code')
  }
  const { estree, error } = toAcorn(plainLines(value, start), start, { prefix })
  if (!estree || error) throw new NeedsJsParser('module code')
  if (prefix) estree.body.shift()
  for (const statement of estree.body) {
    if (!ALLOWED.has(statement.type)) throw new NeedsJsParser('statement in module code')
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers) declared.push(local.name)
  }
  return estree
}

/** A line of code, or a line ending, with its position. */
interface Piece {
  text: string
  start: SourcePoint
}

function plainLines(code: string, start: Readonly<SourcePoint>): Piece[] {
  const pieces: Piece[] = []
  let point = { ...start }
  for (const text of code.split(/(\r?\n)/)) {
    if (text) pieces.push({ text, start: point })
    const offset = point.offset + text.length
    point = text.endsWith('\n')
      ? { line: point.line + 1, column: 1, offset }
      : { line: point.line, column: point.column + text.length, offset }
  }
  return pieces
}

/** Like MDX, strips up to two spaces of indentation from each further line. */
function dedentedLines(code: string, start: Readonly<SourcePoint>): Piece[] {
  const pieces = plainLines(code, start)
  return pieces.flatMap((piece, index): Piece[] => {
    if (index === 0 || piece.start.column > 1 || piece.text.endsWith('\n')) return [piece]
    const indent = /^[ \t]{0,2}/.exec(piece.text)![0]
    // MDX may strip a part of a tab's width.
    if (indent.includes('\t')) throw new NeedsJsParser('tab before code')
    const text = piece.text.slice(indent.length)
    if (!text) return []
    return [
      {
        text,
        start: pointAfter(piece.text, piece.start, piece.start.offset + indent.length),
      },
    ]
  })
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}

type AcornOptions = Parameters<typeof eventsToAcorn>[1]

/** Parses code with micromark's own function, which takes micromark's events. */
function toAcorn(
  pieces: readonly Piece[],
  start: Readonly<SourcePoint>,
  options: Partial<AcornOptions>,
): AcornResult {
  const events = pieces.map((piece): Event => {
    const { text } = piece
    const isLineEnd = text.endsWith('\n')
    const offset = piece.start.offset + text.length
    const end = isLineEnd
      ? { line: piece.start.line + 1, column: 1, offset }
      : { line: piece.start.line, column: piece.start.column + text.length, offset }
    const type = isLineEnd ? 'lineEnding' : 'data'
    const token = { type, start: piece.start, end } as Token
    const context: Pick<TokenizeContext, 'sliceStream'> = { sliceStream: () => [text] }
    return ['enter', token, context as TokenizeContext]
  })
  try {
    return eventsToAcorn(events, {
      ...options,
      // Only line, column and offset are used.
      start: start as Token['start'],
      acorn,
      acornOptions,
      tokenTypes: ['data'],
    })
  } catch {
    throw new NeedsJsParser('empty expression')
  }
}
