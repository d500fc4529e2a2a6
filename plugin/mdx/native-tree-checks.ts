import type { Nodes, Parents, RootContent } from 'mdast'
import type { Position } from 'unist'
import { isFormula } from './lenient-mdx.ts'
import { NeedsJsParser } from './needs-js-parser.ts'
import type { SourcePoint } from './source-point.ts'
import { isTag } from './tag.ts'

/** The context of a node. */
export interface NodeContext {
  /** In a table, or in a quote, list or footnote, whose lines start with markers. */
  contained: boolean
  /** In a quote or footnote. */
  quoted: boolean
  linked: boolean
  line: Line
}

/** A paragraph, heading or cell, or the content of a tag. */
interface Line {
  /** Contains tags with content, or autolinks. */
  tags: boolean
  /** Its text contains characters that could delimit emphasis or links. */
  marks: boolean
}

/** Blocks that end differently in a quote or footnote. */
const BLOCKS = new Set(['blockquote', 'code', 'footnoteDefinition', 'list', 'table'])
const CONTAINERS = new Set(['blockquote', 'footnoteDefinition', 'list'])
const LINES = new Set(['heading', 'mdxJsxFlowElement', 'paragraph', 'tableCell'])

/**
 * Delimiters around a tag's start or end are an error in MDX, which makes the tag text. After an
 * open bracket, URLs become autolinks of another kind, without positions.
 */
const MARKS = /[[\]*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u
/** `mdast-util-gfm-autolink-literal` looks for these, and creates new nodes. */
const ADDRESS = /https?:\/\/|www\.|[\w+\-.]@[\w-]+\.[\w-]/i
/** A tab before a line's text, among markers. */
const TAB = /^[ \t>*+\-\d.)]*\t/gm
/** micromark sees only half of an emoji when it decides whether a run next to it is emphasis. */
const MARK_AT_EMOJI = /[\uD800-\uDFFF][*_~]+[^\s*_~]|[^\s*_~][*_~]+[\uD800-\uDFFF]/
const CLOSING_TAG = /[ \t]*<\/([\w$.:-]*)/y
/** A row that starts like ESM code, or has a URL that continues into the next cell. */
const ROW_PARSED_DIFFERENTLY = /^(?:import|export) |(?:www\.|https?:\/\/)\S*\|/i
const DELIMITER_ROW = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|/m
/** Runs next to other runs, or after an escaped delimiter. */
const MARKS_BESIDE_MARKS = /\\[*_~][*_~]|\*[_~]|_[*~]|~[*_]/
/** A following line that isn't a definition. */
const LINE_AFTER = /\r?\n[ \t>]*[^\s[]/y
/** A line that may start code or a tag. */
const OPENING_LINE = /\n[ \t>]*(?:[{<]|import |export )/

/**
 * Finds constructs in a tree of the native parser (satteri 0.10.5) that our JavaScript parser reads
 * differently, or might: known differences, and constructs that Skerry extends.
 */
export class NativeTreeChecks {
  readonly #text: string
  /** Positions of code, inside which nothing else starts. */
  readonly #code: Position[] = []

  constructor(text: string) {
    this.#text = text
  }

  start(): NodeContext {
    const line = { tags: false, marks: false }
    return { contained: false, quoted: false, linked: false, line }
  }

  within(parent: Nodes & Parents, context: NodeContext): NodeContext {
    const { type } = parent
    const quoted =
      context.quoted || type === 'blockquote' || type === 'footnoteDefinition'
    return {
      quoted,
      contained: context.contained || quoted || type === 'listItem' || type === 'table',
      linked: context.linked || type === 'link' || type === 'linkReference',
      line: LINES.has(type)
        ? { tags: type === 'mdxJsxFlowElement', marks: false }
        : context.line,
    }
  }

  /** @throws {NeedsJsParser} */
  check(node: RootContent, context: NodeContext): void {
    if (context.quoted && BLOCKS.has(node.type))
      throw new NeedsJsParser('block in a quote')
    switch (node.type) {
      case 'text':
        this.#checkMath(node)
        this.#checkOpenings(node)
        if (!context.linked && ADDRESS.test(node.value))
          throw new NeedsJsParser('address')
        if (!context.line.marks && MARKS.test(node.value)) context.line.marks = true
        break
      case 'image':
      case 'imageReference':
        if (node.alt?.includes('$')) throw new NeedsJsParser('math in an image')
        this.#checkLines(node)
        break
      case 'mdxTextExpression':
        if (this.#sourceOf(node).includes('\n') && DELIMITER_ROW.test(this.#text))
          throw new NeedsJsParser('code before a table')
        break
      case 'code':
        this.#checkFence(node, context.contained)
        this.#code.push(knownPlace(node))
        break
      case 'inlineCode':
        this.#checkLines(node)
        if (!this.#sourceOf(node).includes('\n')) this.#code.push(knownPlace(node))
        break
      case 'linkReference':
        this.#checkLines(node)
        break
      case 'definition':
        this.#checkLines(node)
        if (node.identifier.startsWith('^')) throw new NeedsJsParser('note')
        LINE_AFTER.lastIndex = knownPlace(node).end.offset
        if (LINE_AFTER.test(this.#text))
          throw new NeedsJsParser('line after a definition')
        break
      case 'tableRow':
        if (ROW_PARSED_DIFFERENTLY.test(this.#sourceOf(node)))
          throw new NeedsJsParser('row of a table')
        break
      case 'listItem':
        this.#checkTask(node)
        this.#checkEnd(node)
        break
      case 'blockquote':
      case 'footnoteDefinition':
        this.#checkEnd(node)
        break
      case 'link':
        this.#checkLines(node)
        this.#checkLink(node, context.line)
        break
      case 'mdxJsxTextElement':
        if (node.children.length > 0) context.line.tags = true
        break
      case 'html':
      case 'yaml':
        throw new NeedsJsParser(node.type)
      default:
    }
    if (context.line.tags && context.line.marks)
      throw new NeedsJsParser('marks beside tags')
  }

  /**
   * Multi-line code right after a list or quote, without a blank line, continues the paragraph.
   *
   * @throws {NeedsJsParser}
   */
  checkSiblings({ children }: Parents): void {
    let lastLine = -1
    for (const node of children) {
      if (CONTAINERS.has(node.type)) lastLine = knownPlace(node).end.line
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxJsxFlowElement') continue
      const isNext = knownPlace(node).start.line <= lastLine + 1
      if (isNext && !/^(?:<[^<>{}\n]*>|\{[^{}\n]*\}$)/.test(this.#sourceOf(node)))
        throw new NeedsJsParser('code after a list')
    }
  }

  /**
   * A closing tag after a tag must be its parent's: the native parser drops others.
   *
   * @throws {NeedsJsParser}
   */
  checkTagEnd(node: RootContent, parent: Parents): void {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxFlowExpression') return
    CLOSING_TAG.lastIndex = knownPlace(node).end.offset
    if (
      /^[ \t]*\t/.test(
        this.#text.slice(CLOSING_TAG.lastIndex, CLOSING_TAG.lastIndex + 20),
      )
    )
      throw new NeedsJsParser('tab')
    const name = CLOSING_TAG.exec(this.#text)?.[1]
    if (name === undefined) return
    if (!isTag(parent) || (parent.name ?? '') !== name)
      throw new NeedsJsParser('closing tag')
  }

  /**
   * Checks for adjacent delimiters and, outside of code, `$$` and tabs, whose width may vary.
   *
   * @throws {NeedsJsParser}
   */
  checkText(): void {
    const text = this.#text
    if (MARKS_BESIDE_MARKS.test(text)) throw new NeedsJsParser('marks beside marks')
    if (MARK_AT_EMOJI.test(text)) throw new NeedsJsParser('mark beside an emoji')
    for (let at = text.indexOf('$$'); at !== -1; at = text.indexOf('$$', at + 1))
      if (!this.#isCode(at)) throw new NeedsJsParser('math')
    if (!text.includes('\t')) return
    for (const { index, 0: found } of text.matchAll(TAB))
      if (!this.#isCode(index + found.length - 1)) throw new NeedsJsParser('tab')
  }

  #isCode(offset: number): boolean {
    return this.#code.some(
      ({ start, end }) => start.offset! <= offset && offset < end.offset!,
    )
  }

  #sourceOf(node: Nodes): string {
    const { start, end } = knownPlace(node)
    return this.#text.slice(start.offset, end.offset)
  }

  /** Code or a tag on a further line would interrupt the paragraph. */
  #checkLines(node: Nodes): void {
    const { start, end } = knownPlace(node)
    if (start.line !== end.line && OPENING_LINE.test(this.#sourceOf(node)))
      throw new NeedsJsParser('lines of a link')
  }

  /** Skerry has its own rule for which dollar signs delimit a formula. */
  #checkMath(node: Extract<RootContent, { type: 'text' }>): void {
    if (!node.value.includes('$')) return
    const { start, end } = knownPlace(node)
    const text = this.#text
    for (let at = text.indexOf('$', start.offset); at !== -1 && at < end.offset;) {
      if (isFormula(text, at)) throw new NeedsJsParser('math')
      at = text.indexOf('$', at + 1)
    }
  }

  /** A brace, or `<` before anything but white space, may only be text if it is escaped. */
  #checkOpenings(node: Extract<RootContent, { type: 'text' }>): void {
    if (node.value.includes('```')) throw new NeedsJsParser('fence as text')
    if (!/[{<]/.test(node.value)) return
    const { start, end } = knownPlace(node)
    if (/(?<!\\)(?:\{|<(?!\s))/.test(this.#text.slice(start.offset, end.offset)))
      throw new NeedsJsParser('opening as text')
  }

  /** A fence closed by the end of its list, and trailing spaces in an info string. */
  #checkFence(node: Nodes, contained: boolean): void {
    const source = this.#sourceOf(node)
    if (contained && !/\n[ \t>]*[`~]{3,}$/.test(source))
      throw new NeedsJsParser('open fence')
    if (/^(?:`+|~+)[ \t]*[^\s`~][^\n]*[ \t]{2,}\r?(?:\n|$)/.test(source))
      throw new NeedsJsParser('title of a fence')
  }

  /** A checkbox must be followed by one space and text. */
  #checkTask({
    checked,
    children,
    position,
  }: Extract<RootContent, { type: 'listItem' }>) {
    const from = position?.start.offset ?? 0
    const written = this.#text.slice(from, from + 24)
    if (typeof checked !== 'boolean') {
      if (/^(?:[-*+]|\d+[.)])\s+\[[\sxX]\]/.test(written)) throw new NeedsJsParser('task')
      return
    }
    const [first] = children
    const isText = first?.type === 'paragraph' && first.children[0]?.type === 'text'
    if (!isText || !/^(?:[-*+]|\d+[.)]) {1,4}\[[ xX]\] \S/.test(written))
      throw new NeedsJsParser('task')
  }

  /** Autolinks are parsed alike only after white space. Others are added later, unpositioned. */
  #checkLink(node: Extract<RootContent, { type: 'link' }>, line: Line): void {
    const { start } = knownPlace(node)
    if (this.#text[start.offset] === '[') return
    line.tags = true
    if (
      /[^ \t\r\n(]/.test(this.#text[start.offset - 1] ?? '') ||
      this.#sourceOf(node).includes('\\')
    )
      throw new NeedsJsParser('address')
  }

  /** White space after a tag at the end of a container is parsed differently. */
  #checkEnd({ children }: Parents): void {
    const last = children.at(-1)
    if (last?.type !== 'mdxJsxFlowElement' && last?.type !== 'mdxFlowExpression') return
    if (/[ \t]/.test(this.#text[knownPlace(last).end.offset] ?? ''))
      throw new NeedsJsParser('space after a tag')
  }
}

/** A node's position. @throws {NeedsJsParser} If it has none. */
export function knownPlace({ position }: Nodes): {
  start: SourcePoint
  end: SourcePoint
} {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined)
    throw new NeedsJsParser('no place')
  return position as { start: SourcePoint; end: SourcePoint }
}
