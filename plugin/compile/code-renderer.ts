import type { ShikiTransformer } from 'shiki/core'
import { contentHash } from '../kit/content-hash.ts'
import { escapeText } from '../../runtime/kit/escape-html.ts'
import { renderNotations, hasNotations } from './render-notations.ts'
import { lineClasses } from './line-classes.ts'
import { renderTokens } from './render-tokens.ts'
import { TypesError } from './hover-types.ts'
import type { CodeRequest, HighlightedCode } from './highlighted-code.ts'
import type { CodeHighlighter, LoadedLanguage } from './code-highlighter.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

/** A persistent cache of highlighted code. Keys cover everything the result depends on. */
export interface CodeCache {
  get(key: string): HighlightedCode | undefined
  set(key: string, value: HighlightedCode): void
}

/** Fences with more characters are shown without colours. */
export const MAX_FENCE_LENGTH = 200_000
/** Limit of the memory cache; the oldest entries are evicted. */
const MAX_ENTRIES = 1_500

/**
 * Highlights fences with an in-memory cache: the same snippet recurs across pages, versions and
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
   * @param scope Identifies themes, grammars and transformers; part of every cache key.
   * @param transformers The site's.
   * @param types Loads the transformer that adds hover types, if the option is set.
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

  /** Whether the site has transformers, which may read the meta string. */
  get readsMeta(): boolean {
    return this.#transformers !== undefined
  }

  /** Whether hover types are available. */
  get writesTypes(): boolean {
    return this.#types !== undefined
  }

  /**
   * Renders one fence as HTML lines (`span.line`) with classes for colours. Invalid code doesn't
   * throw.
   *
   * @throws TransformerError if one of the site's transformers throws.
   * @throws TypesError if code with `twoslash` has type errors.
   */
  render(request: CodeRequest): Promise<HighlightedCode> {
    const key = contentHash(this.#scope, request)
    let rendered = this.#memory.get(key)
    if (!rendered) {
      rendered = this.#renderNew(key, request)
      this.#memory.set(key, rendered)
      if (this.#memory.size > MAX_ENTRIES)
        this.#memory.delete(this.#memory.keys().next().value!)
    }
    return rendered
  }

  async #renderNew(key: string, request: CodeRequest): Promise<HighlightedCode> {
    const kept = this.#disk?.get(key)
    if (kept) return kept
    const { code } = request
    const notations = hasNotations(request)
    const tooLarge = code.length > MAX_FENCE_LENGTH
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

/** One of the site's transformers threw, or removed the code's `pre`. */
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
    const reason = errorMessage(error)
    throw new TransformerError(reason, { cause: error })
  }
}

/** Renders code without colours, but with marked lines. */
export function renderPlain(request: CodeRequest): HighlightedCode {
  const lines = request.code.split(/\r\n|\r|\n/)
  const classesOf = lineClasses(request)
  const html = lines.map(
    (line, index) => `<span class="${classesOf(index + 1)}">${escapeText(line)}</span>`,
  )
  return { html: html.join('\n'), styles: {}, lineCount: lines.length }
}
