import { mdxjs } from 'micromark-extension-mdxjs'
import type {
  Code,
  Construct,
  ConstructRecord,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types'
import { VFileMessage } from 'vfile-message'
import { commentSyntax } from './comment-syntax.ts'
import { indentedBlock, rawBlock } from './markdown-blocks.ts'
import { expressionParser, takeFinalError } from './expression-parser.ts'
import { blockNames, elementNames } from '../../runtime/kit/html-names.ts'

/** State of parsing one text. */
export interface ParseState {
  text: string
  format: 'mdx' | 'md'
  /** Component names that are recognized as tags. */
  known: ReadonlySet<string>
  /** Offsets of `<` and `{` that an earlier attempt found to be literal. */
  literal: Set<number>
  /** Those that this attempt has met. What it hasn't met is code. */
  met: Set<number>
  /**
   * Errors of invalid blocks that span lines, by offset; undefined if they aren't reported. Lists
   * and quotes aren't recognized in such a block, so the text has to be parsed again with the
   * character at its start as a literal one.
   */
  spanning: Map<number, VFileMessage | undefined>
  /** Invalid syntax that was treated as text, by offset. */
  problems: Map<number, VFileMessage>
}

const LESS_THAN = 60
const LEFT_BRACE = 123
const RIGHT_BRACE = 125
const DOLLAR = 36

const BLANK_LINE = /\n\s*\n/
const CODE_SPAN = /(?<![\\`])(`+)(?!`).+?(?<!`)\1(?!`)/gs

/** Offsets of the constructs whose errors aren't tolerated. */
const strictTags = new WeakMap<VFileMessage, number>()

/** The offset of the tag that a syntax error is in. Undefined if there is none. */
export function strictTagOf(error: VFileMessage): number | undefined {
  return strictTags.get(error)
}

const strict = mdxjs({ acorn: expressionParser })

/**
 * MDX syntax in which invalid tags, expressions and ESM code fall back to text, as in Markdown:
 * each construct is tried as in MDX, and if it throws, the tokenizer backtracks to the next one.
 * Positions are unaffected.
 *
 * In `.md`, only tags and comments are recognized; other braces are text, and indented code is
 * code.
 */
export function lenientMdx(state: ParseState, indentedCode: boolean): Extension {
  const comment = (language: 'html' | 'jsx', flow: boolean) =>
    commentSyntax(language, flow, state.text)
  const tagRule = (context: TokenizeContext, flow: boolean) =>
    tagVerdict(state, context, flow)
  const jsx = { flow: at(strict.flow, LESS_THAN), text: at(strict.text, LESS_THAN) }
  const flowTag = [
    comment('html', true),
    ...jsx.flow.map((tag) => guard(tag, state, tagRule)),
  ]
  const textTag = [
    comment('html', false),
    ...jsx.text.map((tag) => guard(tag, state, tagRule)),
  ]
  if (state.format === 'md') {
    const block = indentedBlock(state.text)
    return {
      ...(indentedCode && { flowInitial: { [-2]: block, [-1]: block, 32: block } }),
      flow: {
        [LESS_THAN]: [...flowTag, rawBlock(state.text)],
        [LEFT_BRACE]: comment('jsx', true),
      },
      text: { [LESS_THAN]: textTag, [LEFT_BRACE]: comment('jsx', false) },
      disable: { null: [...(indentedCode ? [] : ['codeIndented']), 'htmlFlow'] },
    }
  }
  const braces = (context: TokenizeContext) => braceVerdict(state, context)
  const esm = (context: TokenizeContext) => esmVerdict(state, context)
  const flow: ConstructRecord = { [LESS_THAN]: flowTag }
  for (const code of [101, 105]) {
    flow[code] = at(strict.flow, code).map((module) => guard(module, state, esm))
  }
  flow[LEFT_BRACE] = at(strict.flow, LEFT_BRACE).map((it) => guard(it, state, braces))
  const text: ConstructRecord = { [LESS_THAN]: textTag }
  text[LEFT_BRACE] = at(strict.text, LEFT_BRACE).map((it) => guard(it, state, braces))
  return { flow, text, disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } }
}

/**
 * Distinguishes formulas from prose with dollar signs: `$5 and $10`, `${A}/${B}`, and a price
 * before code that contains one.
 */
export function isFormula(text: string, offset: number): boolean {
  if (text.startsWith('$$', offset)) return true
  const rest = text.slice(offset, offset + 2000)
  const end = /^\$(?!\s)(?:\\.|[^\\$])*?(?<!\s)\$(?![\d{])/s.exec(rest)
  return end !== null && !BLANK_LINE.test(end[0]) && !endsInCode(rest, end[0])
}

/** Whether a code span starts in the beginning of a text and ends after it. */
function endsInCode(text: string, beginning: string): boolean {
  if (!beginning.includes('`')) return false
  const [paragraph = ''] = text.split(BLANK_LINE, 1)
  return [...paragraph.matchAll(CODE_SPAN)].some(
    ({ index, 0: code }) =>
      index < beginning.length && beginning.length < index + code.length,
  )
}

/** Restricts a math extension to what `isFormula` accepts. */
export function lenientMath(extension: Extension, text: string): Extension {
  const guarded = at(extension.text, DOLLAR).map((construct): Construct => ({
    ...construct,
    tokenize(effects, ok, nok) {
      if (!isFormula(text, this.now().offset)) return nok
      return construct.tokenize.call(this, effects, ok, nok)
    },
  }))
  return { ...extension, text: { ...extension.text, [DOLLAR]: guarded } }
}

/**
 * How to treat a construct that may be invalid: `lenient` treats it as text with a warning,
 * `silent` as text, `strict` throws, and `skip` doesn't try it.
 */
type Verdict = 'lenient' | 'strict' | 'silent' | 'skip'

/**
 * Wraps a construct so that it doesn't match where it throws, unless the verdict is strict.
 * Consecutive tags on a line are one construct, but each gets its own verdict.
 */
function guard(
  construct: Construct,
  parsed: ParseState,
  verdictOf: (context: TokenizeContext, flow: boolean) => Verdict,
): Construct {
  const flow = construct.concrete === true
  const { problems } = parsed
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let { offset } = this.now()
      const { line } = this.now()
      let verdict = verdictOf(this, flow)
      if (verdict === 'skip') return nok
      let over = false
      const finish = (next: State, matched: boolean) => (code: Code) => {
        over = true
        if (matched) problems.delete(offset)
        return next(code)
      }
      const leave = finish(nok, false)
      const startsNextTag = () => {
        if (!flow || this.now().offset === offset) return false
        const [kind, token] = this.events.at(-1) ?? []
        // micromark's table of token types lacks MDX's.
        const type: string | undefined = token?.type
        return type === 'whitespace' || (kind === 'exit' && type === 'mdxJsxFlowTag')
      }
      // One wrapper for all states, since there is a state for each character.
      let state: State
      const step: State = (code) => {
        if (code === LESS_THAN && startsNextTag()) {
          offset = this.now().offset
          verdict = verdictOf(this, flow)
          if (verdict === 'skip') return leave(code)
        }
        try {
          const next = state(code)
          if (over || !next) return next
          // As at the end of the text: the expression would be tried again at each further brace.
          if (code === RIGHT_BRACE && takeFinalError()) next(null)
          state = next
          return step
        } catch (error) {
          if (over || !(error instanceof VFileMessage)) throw error
          if (verdict === 'strict') {
            strictTags.set(error, offset)
            throw error
          }
          if (verdict !== 'silent' && !problems.has(offset)) problems.set(offset, error)
          if (flow && this.now().line !== line)
            parsed.spanning.set(offset, problems.get(offset))
          return leave(code)
        }
      }
      state = construct.tokenize.call(this, effects, finish(ok, true), leave)
      return step
    },
  }
}

function isLiteral({ literal, met }: ParseState, offset: number): boolean {
  if (!literal.has(offset)) return false
  met.add(offset)
  return true
}

function tagVerdict(state: ParseState, context: TokenizeContext, flow: boolean): Verdict {
  const { text, known, format } = state
  const { offset } = context.now()
  if (isLiteral(state, offset)) return 'skip'
  const tag = /^<\/?([A-Za-z][\w$.:-]*)?/.exec(text.slice(offset, offset + 80))
  const name = tag?.[1]
  if (!name) {
    // Only fragments have no name.
    if (format === 'md') return 'skip'
    return /^<(?:https?:|[\w.+-]+@)/i.test(text.slice(offset, offset + 80))
      ? 'silent'
      : 'lenient'
  }
  const root = name.split('.')[0]!
  if (format === 'md') {
    const isElement = elementNames.has(name)
    // As in CommonMark, an inline element starts a block only if its tag is complete on the line.
    if (
      flow &&
      isElement &&
      !blockNames.has(name) &&
      !/^<[^<>\n\r]*>/.test(text.slice(offset, offset + 2_000))
    )
      return 'skip'
    const meant = known.has(root) || isElement
    return meant && name !== 'script' && name !== 'style' ? 'silent' : 'skip'
  }
  if (/^[\w.+-]+(?::|@)/.test(text.slice(offset + 1, offset + 60)) && !known.has(root))
    return 'silent'
  // An element with attributes is clearly meant as a tag, so report its errors.
  const isElement =
    elementNames.has(name) &&
    /^<[^\s>]+\s+[\w:-]+\s*=/.test(text.slice(offset, offset + 200))
  return known.has(root) || isElement ? 'strict' : 'lenient'
}

function braceVerdict(state: ParseState, context: TokenizeContext): Verdict {
  const { offset } = context.now()
  if (isLiteral(state, offset)) return 'skip'
  // `## Title {#id}` sets the heading's id.
  return /^\{#[^{}\n]*\}[ \t#]*(?:\r?\n|\r|$)/.test(
    state.text.slice(offset, offset + 200),
  )
    ? 'silent'
    : 'lenient'
}

/**
 * Start of ESM code, as opposed to prose and other languages: `import { a } from b`, `export
 * default settings are …`.
 */
const MODULE_CODE =
  /^(?:import\s*(?:["'][^"']*["']\s*(?:;|$)|\*\s*as\b|\{[^}]*$|.*\bfrom\b\s*["'])|export\s+(?:(?:const|let|var|function|class|async|\{|\*)|default\s*(?:(?:function|class|async)\b|[^\w\s]|[\w$.]+\s*(?:;|\(|=>|$))))/

function esmVerdict({ text }: ParseState, context: TokenizeContext): Verdict {
  const { offset } = context.now()
  const line = /^[^\n\r]*/.exec(text.slice(offset, offset + 400))![0]
  return MODULE_CODE.test(line) ? 'strict' : 'silent'
}

function at(record: ConstructRecord | undefined, code: number): Construct[] {
  const found = record?.[code]
  return found === undefined ? [] : Array.isArray(found) ? found : [found]
}
