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
import { htmlComment } from './html-comment.ts'
import { blockNames, elementNames } from '../../runtime/kit/html-names.ts'

/** What one parse of one text knows beside the grammar. */
export interface ParseState {
  text: string
  format: 'mdx' | 'md'
  /** Component names that mean a tag. */
  known: ReadonlySet<string>
  /** Offsets of `<` that an earlier attempt found to be text. */
  literal: Set<number>
  /** What was taken as text, by its offset. */
  problems: Map<number, VFileMessage>
}

const LESS_THAN = 60
const LEFT_BRACE = 123
const DOLLAR = 36

/** Whether there are blocks of HTML in which Markdown means nothing, outside of code. */
function hasRawBlocks(text: string): boolean {
  const prose = text.replace(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1/gm, '')
  return /^ {0,3}<(?:(?:script|style|pre|textarea)\b|![A-Z[]|\?)/im.test(prose)
}

const strict = mdxjs()

/**
 * MDX in which what cannot be a tag, an expression or module code is text, as it is in
 * Markdown: each construct is tried as MDX has it, and where it throws, the tokenizer
 * goes back and the next construct has its turn. Positions stay those of the file.
 *
 * In `.md` only tags are read; braces are text, and indented code is code.
 */
export function lenientMdx(state: ParseState, indentedCode: boolean): Extension {
  const tagRule = (context: TokenizeContext, flow: boolean) =>
    tagVerdict(state, context, flow)
  const jsx = { flow: at(strict.flow, LESS_THAN), text: at(strict.text, LESS_THAN) }
  const flowTag = [
    htmlComment(true),
    ...jsx.flow.map((tag) => guard(tag, state, tagRule)),
  ]
  const textTag = [
    htmlComment(false),
    ...jsx.text.map((tag) => guard(tag, state, tagRule)),
  ]
  if (state.format === 'md') {
    return {
      flow: { [LESS_THAN]: flowTag },
      text: { [LESS_THAN]: textTag },
      disable: {
        null: [
          ...(indentedCode ? [] : ['codeIndented']),
          // Its blocks would take `<summary>Title</summary>` for text before it can be a tag.
          ...(hasRawBlocks(state.text) ? [] : ['htmlFlow']),
        ],
      },
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

/** Tells a formula from amounts of money and variables of a shell: `$5 and $10`, `${A}/${B}` are prose. */
export function isFormula(text: string, offset: number): boolean {
  if (text.startsWith('$$', offset)) return true
  const end = /^\$(?!\s)(?:\\.|[^\\$])*?(?<!\s)\$(?![\d{])/s.exec(
    text.slice(offset, offset + 2000),
  )
  return end !== null && !/\n\s*\n/.test(end[0])
}

/** Math in which only what `isFormula` says is a formula. */
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

/** What to do with a construct: read it, leave it to others, or fail where it is broken. */
type Verdict = 'lenient' | 'strict' | 'silent' | 'skip'

/**
 * Runs a construct; where it throws, it counts as not matching, unless the verdict is
 * strict. Tags that follow each other on a line are one construct: each gets its verdict.
 */
function guard(
  construct: Construct,
  { problems }: ParseState,
  verdictOf: (context: TokenizeContext, flow: boolean) => Verdict,
): Construct {
  const flow = construct.concrete === true
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let { offset } = this.now()
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
        // Token types of MDX are not in the table of micromark's own.
        const type: string | undefined = token?.type
        return type === 'whitespace' || (kind === 'exit' && type === 'mdxJsxFlowTag')
      }
      // One function for all states of the construct: there is a state for each character.
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
          state = next
          return step
        } catch (error) {
          if (over || !(error instanceof VFileMessage) || verdict === 'strict')
            throw error
          if (verdict !== 'silent' && !problems.has(offset)) problems.set(offset, error)
          return leave(code)
        }
      }
      state = construct.tokenize.call(this, effects, finish(ok, true), leave)
      return step
    },
  }
}

function tagVerdict(
  { text, known, literal, format }: ParseState,
  context: TokenizeContext,
  flow: boolean,
): Verdict {
  const { offset } = context.now()
  if (literal.has(offset)) return 'skip'
  const tag = /^<\/?([A-Za-z][\w$.:-]*)?/.exec(text.slice(offset, offset + 80))
  const name = tag?.[1]
  if (!name) {
    // A fragment's tags are the only ones without a name.
    if (format === 'md') return 'skip'
    return /^<(?:https?:|[\w.+-]+@)/i.test(text.slice(offset, offset + 80))
      ? 'silent'
      : 'lenient'
  }
  const root = name.split('.')[0]!
  if (format === 'md') {
    const isElement = elementNames.has(name)
    // As in CommonMark: an inline element begins a block only where its tag fills no more than the line.
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
  // An element with attributes is meant as one: what is wrong with them is said there.
  const isElement =
    elementNames.has(name) &&
    /^<[^\s>]+\s+[\w:-]+\s*=/.test(text.slice(offset, offset + 200))
  return known.has(root) || isElement ? 'strict' : 'lenient'
}

function braceVerdict({ text }: ParseState, context: TokenizeContext): Verdict {
  const { offset } = context.now()
  // `## Title {#id}` names the heading.
  return /^\{#[^{}\n]*\}[ \t#]*(?:\r?\n|\r|$)/.test(text.slice(offset, offset + 200))
    ? 'silent'
    : 'lenient'
}

/**
 * How module code begins. Lines of prose and of other languages begin alike: `import { a } from b`,
 * `export default settings are …`.
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
