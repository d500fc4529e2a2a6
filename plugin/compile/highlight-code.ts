import type { ShikiTransformer } from 'shiki/core'
import { contentHash } from '../kit/content-hash.ts'
import { escapeText } from '../kit/escape-html.ts'
import { renderNotations, hasNotations } from './render-notations.ts'
import { renderTokens } from './render-tokens.ts'
import { TypesError } from './hover-types.ts'
import type { CodeRequest, HighlightedCode } from './highlighted-code.ts'
import type { CodeHighlighter, LoadedLanguage } from './highlighter.ts'

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
  readonly #transformers: Promise<readonly ShikiTransformer[]> | undefined
  readonly #types: (() => Promise<ShikiTransformer | undefined>) | undefined
  readonly #memory = new Map<string, Promise<HighlightedCode>>()

  /**
   * @param scope Names the themes, grammars and transformers: part of every key.
   * @param transformers Those of the site.
   * @param types Loads the one that writes the types of names, where the site has the option.
   */
  constructor(
    highlighter: CodeHighlighter,
    scope: string,
    disk?: CodeCache,
    transformers?: Promise<readonly ShikiTransformer[]>,
    types?: () => Promise<ShikiTransformer | undefined>,
  ) {
    this.highlighter = highlighter
    this.#scope = scope
    this.#disk = disk
    this.#transformers = transformers
    this.#types = types
  }

  /** Whether the site has transformers, which may read all that follows a language. */
  get readsMeta(): boolean {
    return this.#transformers !== undefined
  }

  /** Whether code can have the types of its names. */
  get writesTypes(): boolean {
    return this.#types !== undefined
  }

  /**
   * One fence, as HTML lines (`span.line`) with classes for colours. Never throws for odd code.
   *
   * @throws TransformerError where a transformer of the site throws.
   * @throws TypesError where code that asks for types is wrong.
   */
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
    const notations = hasNotations(request)
    const tooLarge = code.length > LARGEST
    const language = request.language || (notations ? 'js' : '')
    const loaded = tooLarge ? undefined : await this.highlighter.load(language)
    if (loaded === undefined) return this.#keep(key, renderPlain(request))
    const types = request.types ? await this.#types?.() : undefined
    const own = await this.#transformers
    const authored = types ? [types, ...(own ?? [])] : own
    if (authored) return this.#keep(key, transformed(request, loaded, authored))
    if (notations) return this.#keep(key, renderNotations(request, loaded))
    const { html, styles, lineCount } = renderTokens(request, loaded)
    return this.#keep(key, { html, styles, lineCount })
  }

  #keep(key: string, result: HighlightedCode): HighlightedCode {
    this.#disk?.set(key, result)
    return result
  }
}

/** A transformer of the site threw, or left no `pre` with code in it. */
export class TransformerError extends Error {}

function transformed(
  request: CodeRequest,
  loaded: LoadedLanguage,
  authored: readonly ShikiTransformer[],
): HighlightedCode {
  try {
    return renderNotations(request, loaded, authored)
  } catch (error) {
    if (error instanceof TypesError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new TransformerError(reason, { cause: error })
  }
}

/** Code without colours. */
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
