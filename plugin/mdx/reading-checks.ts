import type { Nodes, Parents, RootContent } from 'mdast'
import type { Position } from 'unist'
import { isFormula } from './lenient-mdx.ts'
import { ReadOtherwise } from './read-otherwise.ts'
import type { SourcePoint } from './source-point.ts'

/** What is around a node. */
export interface Surroundings {
  /** It is in a quote, a list or a note, whose marks stand before its lines. */
  contained: boolean
  /** It is in a quote or a note. */
  quoted: boolean
  linked: boolean
  line: Line
}

/** One paragraph, heading or cell, or the content of a tag. */
interface Line {
  /** It has tags with content, or addresses that are links by themselves. */
  tags: boolean
  /** Its text has marks that could begin or end emphasis or a link. */
  marks: boolean
}

/** Blocks that end elsewhere in a quote or in a note. */
const BLOCKS = new Set(['blockquote', 'code', 'footnoteDefinition', 'list', 'table'])
const LINES = new Set(['heading', 'mdxJsxFlowElement', 'paragraph', 'tableCell'])

/**
 * A pair of them around the beginning or the end of a tag is an error to MDX, and then a tag that is text.
 * After an open bracket, addresses are links of another kind, without places.
 */
const MARKS = /[[\]*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u
/** `mdast-util-gfm-autolink-literal` looks for what could be a link, and makes new nodes. */
const ADDRESS = /https?:\/\/|www\.|[\w+\-.]@[\w-]+\.[\w-]/i
/** A tab among what can stand before a line's text. */
const TAB = /^[ \t>*+\-\d.)]*\t/gm

/**
 * Finds in a tree of the native parser (satteri 0.10.5) what Skerry's own parser reads otherwise, or may: where the two
 * were seen to differ, and where readings of our own begin.
 */
export class ReadingChecks {
  readonly #text: string
  /** Ranges of code, in which nothing else begins. */
  readonly #code: Position[] = []

  constructor(text: string) {
    this.#text = text
  }

  start(): Surroundings {
    const line = { tags: false, marks: false }
    return { contained: false, quoted: false, linked: false, line }
  }

  within(parent: Nodes & Parents, around: Surroundings): Surroundings {
    const { type } = parent
    const quoted = around.quoted || type === 'blockquote' || type === 'footnoteDefinition'
    return {
      quoted,
      contained: around.contained || quoted || type === 'listItem',
      linked: around.linked || type === 'link' || type === 'linkReference',
      line: LINES.has(type)
        ? { tags: type === 'mdxJsxFlowElement', marks: false }
        : around.line,
    }
  }

  /** @throws {ReadOtherwise} */
  check(node: RootContent, around: Surroundings): void {
    if (around.quoted && BLOCKS.has(node.type))
      throw new ReadOtherwise('block in a quote')
    switch (node.type) {
      case 'text':
        this.#checkMath(node)
        if (!around.linked && ADDRESS.test(node.value)) throw new ReadOtherwise('address')
        if (!around.line.marks && MARKS.test(node.value)) around.line.marks = true
        break
      case 'image':
      case 'imageReference':
        if (node.alt?.includes('$')) throw new ReadOtherwise('math in an image')
        break
      case 'code':
      case 'inlineCode':
        this.#code.push(placeOf(node))
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
        if (this.#text[placeOf(node).start.offset] !== '[') around.line.tags = true
        break
      case 'mdxJsxTextElement':
        if (node.children.length > 0) around.line.tags = true
        break
      case 'html':
      case 'yaml':
        throw new ReadOtherwise(node.type)
      default:
    }
    if (around.line.tags && around.line.marks)
      throw new ReadOtherwise('marks beside tags')
  }

  /**
   * What can begin anywhere but in code: `$$` a formula, and tabs whose width depends on what is before them.
   *
   * @throws {ReadOtherwise}
   */
  checkText(): void {
    const text = this.#text
    for (let at = text.indexOf('$$'); at !== -1; at = text.indexOf('$$', at + 1))
      if (!this.#isCode(at)) throw new ReadOtherwise('math')
    if (!text.includes('\t')) return
    for (const { index, 0: found } of text.matchAll(TAB))
      if (!this.#isCode(index + found.length - 1)) throw new ReadOtherwise('tab')
  }

  #isCode(offset: number): boolean {
    return this.#code.some(
      ({ start, end }) => start.offset! <= offset && offset < end.offset!,
    )
  }

  /** Which dollars are a formula is a matter of our own. */
  #checkMath(node: Extract<RootContent, { type: 'text' }>): void {
    if (!node.value.includes('$')) return
    const { start, end } = placeOf(node)
    const text = this.#text
    for (let at = text.indexOf('$', start.offset); at !== -1 && at < end.offset;) {
      if (isFormula(text, at)) throw new ReadOtherwise('math')
      at = text.indexOf('$', at + 1)
    }
  }

  /** The paragraph of `[ ]` begins elsewhere where no text follows. */
  #checkTask(item: Extract<RootContent, { type: 'listItem' }>): void {
    const [first] = item.children
    if (
      typeof item.checked === 'boolean' &&
      first?.type === 'paragraph' &&
      first.children[0]?.type !== 'text'
    )
      throw new ReadOtherwise('task without text')
  }

  /** The space after a tag is part of what is around it, or not. */
  #checkEnd({ children }: Parents): void {
    const last = children.at(-1)
    if (last?.type !== 'mdxJsxFlowElement' && last?.type !== 'mdxFlowExpression') return
    if (/[ \t]/.test(this.#text[placeOf(last).end.offset] ?? ''))
      throw new ReadOtherwise('space after a tag')
  }
}

/** @throws {ReadOtherwise} When a node has no place. */
export function placeOf({ position }: Nodes): { start: SourcePoint; end: SourcePoint } {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined)
    throw new ReadOtherwise('no place')
  return position as { start: SourcePoint; end: SourcePoint }
}
