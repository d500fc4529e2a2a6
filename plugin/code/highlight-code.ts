import type { Element, ElementContent, Root } from 'hast'
import {
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerStyleToClass,
} from '@shikijs/transformers'
import { contentHash } from '../content-hash.ts'
import { escapeAttribute, escapeText } from '../mdx/generate/escape-html.ts'
import type { HighlighterCore } from 'shiki/core'
import type { CodeHighlighter } from './highlighter.ts'
import { lineMarks } from './line-marks.ts'

/** Code as it stands inside `<code>`. */
export interface HighlightedCode {
  html: string
  /** Class name to CSS declarations. */
  styles: Record<string, string>
  lineCount: number
}

export interface CodeRequest {
  code: string
  /** As written; empty for none. */
  language: string
  highlight: readonly number[]
  focus: readonly number[]
}

/** What a highlighter knows at the end of a line: where the next one begins. */
export type EndOfLine = NonNullable<ReturnType<HighlighterCore['getLastGrammarState']>>

/** Keeps highlighted code beyond one process, by a key that names everything it depends on. */
export interface CodeCache {
  get(key: string): HighlightedCode | undefined
  set(key: string, value: HighlightedCode): void
}

/** Characters: fences larger than this are shown without colours. */
export const LARGEST = 200_000
/** Kept in memory; the oldest go first. */
const MOST_ENTRIES = 1_500

/**
 * Highlights fences, each text once: the same snippet recurs across pages, versions and
 * languages.
 */
export class CodeRenderer {
  readonly highlighter: CodeHighlighter
  readonly #scope: string
  readonly #disk: CodeCache | undefined
  readonly #memory = new Map<string, Promise<HighlightedCode>>()

  /** @param scope Names the themes and grammars: part of every key. */
  constructor(highlighter: CodeHighlighter, scope: string, disk?: CodeCache) {
    this.highlighter = highlighter
    this.#scope = scope
    this.#disk = disk
  }

  /** One fence, as HTML lines (`span.line`) with classes for colours. Never throws for odd code. */
  render(request: CodeRequest): Promise<HighlightedCode> {
    const key = contentHash(this.#scope, request)
    let rendered = this.#memory.get(key)
    if (!rendered) {
      rendered = this.#renderNew(key, request)
      this.#memory.set(key, rendered)
      if (this.#memory.size > MOST_ENTRIES)
        this.#memory.delete(this.#memory.keys().next().value!)
    }
    return rendered
  }

  async #renderNew(key: string, request: CodeRequest): Promise<HighlightedCode> {
    const kept = this.#disk?.get(key)
    if (kept) return kept
    const { code } = request
    const notations = code.includes('[!code')
    const tooLarge = code.length > LARGEST
    const language = request.language || (notations ? 'js' : '')
    const loaded = tooLarge ? undefined : await this.highlighter.load(language)
    if (loaded === undefined) return this.#keep(key, renderPlain(request))
    const { html, styles, lineCount } = renderShiki(request, loaded, notations)
    return this.#keep(key, { html, styles, lineCount })
  }

  #keep(key: string, result: HighlightedCode): HighlightedCode {
    this.#disk?.set(key, result)
    return result
  }
}

/** A language that is loaded, with its highlighter. */
export type LoadedLanguage = NonNullable<Awaited<ReturnType<CodeHighlighter['load']>>>

/**
 * Code in the colours of its language.
 *
 * @param before The end of what stands before the code; absent where the code begins.
 */
export function renderShiki(
  request: CodeRequest,
  loaded: LoadedLanguage,
  notations: boolean,
  before?: EndOfLine,
): HighlightedCode & { end: EndOfLine | undefined } {
  const { core, language, themes } = loaded
  const toClass = transformerStyleToClass({ classPrefix: 'c-' })
  const root = core.codeToHast(request.code, {
    lang: language,
    themes,
    defaultColor: 'light',
    cssVariablePrefix: '--shiki-',
    tokenizeMaxLineLength: 5_000,
    // A limit would change colours where the machine is busy; the page's own limit remains.
    tokenizeTimeLimit: 0,
    ...(before && { grammarState: before }),
    transformers: [
      ...(notations
        ? [
            transformerNotationDiff({
              classLineAdd: 'line-diff line-add',
              classLineRemove: 'line-diff line-remove',
              classActivePre: '',
            }),
            transformerNotationHighlight({
              classActiveLine: 'line-highlight',
              classActivePre: '',
            }),
            transformerNotationFocus({
              classActiveLine: 'line-focus',
              classActivePre: '',
            }),
          ]
        : []),
      lineMarks(request),
      toClass,
    ],
  })
  const code = codeElement(root)
  const styles: Record<string, string> = {}
  const used = new Set<string>()
  const html = code.children.map((node) => toHtml(node, used)).join('')
  for (const [name, style] of toClass.getClassRegistry()) {
    if (used.has(name))
      styles[name] = typeof style === 'string' ? style : declarations(style)
  }
  const end = core.getLastGrammarState(root)
  return { html, styles, lineCount: lineCount(code), end }
}

export function renderPlain({ code, highlight, focus }: CodeRequest): HighlightedCode {
  const lines = code.split(/\r\n|\r|\n/)
  const marks = { highlight: new Set(highlight), focus: new Set(focus) }
  const html = lines.map((line, index) => {
    const classes = ['line']
    if (marks.highlight.has(index + 1)) classes.push('line-highlight')
    if (marks.focus.has(index + 1)) classes.push('line-focus')
    return `<span class="${classes.join(' ')}">${escapeText(line)}</span>`
  })
  return { html: html.join('\n'), styles: {}, lineCount: lines.length }
}

function codeElement(root: Root): Element {
  const pre = root.children[0] as Element
  return pre.children[0] as Element
}

function lineCount(code: Element): number {
  return code.children.filter((node) => node.type === 'element').length
}

/** Shiki writes spans and text only. */
function toHtml(node: ElementContent, used: Set<string>): string {
  if (node.type === 'text') return escapeText(node.value)
  if (node.type !== 'element') return ''
  const { class: names, className } = node.properties as Record<
    string,
    string | string[] | undefined
  >
  const classes = [names ?? [], className ?? []].flat().join(' ').trim()
  for (const name of classes.split(' ')) used.add(name)
  const inside = node.children.map((child) => toHtml(child, used)).join('')
  if (!classes) return inside
  return `<span class="${escapeAttribute(classes)}">${inside}</span>`
}

function declarations(style: Record<string, string>): string {
  return Object.entries(style)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
}
