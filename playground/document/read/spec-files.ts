import { withPlainNumbers } from '../exact-number.ts'
import { isUrl } from '../../../runtime/kit/is-url.ts'
import { readFile } from 'node:fs/promises'
import { isAbsolute, join, posix, relative, sep } from 'node:path'
import { BaseResolver, type Document, ResolveError, Source } from '@redocly/openapi-core'
import { type FetchContext, fetchSpec } from './fetch-spec.ts'
import { type Locate, createLocate } from './locate.ts'
import { parseDocument, tooDeep } from './parse-document.ts'
import { readSpecText } from './read-spec-text.ts'
import { allowFile } from './reference-policy.ts'
import { SpecProblem } from './spec-problem.ts'
import { errorMessage } from '../../../runtime/kit/error-message.ts'
import { decodePath } from '../../../runtime/kit/page-url.ts'

/** One parsed file of a description. */
export interface SpecFile {
  /** Path relative to the root, with `/` separators, or a URL. */
  name: string
  text: string
  value: unknown
  warnings: SpecProblem[]
  locate: Locate
}

/**
 * Loads the files of one description, each once, subject to `reference-policy.ts`. Also serves as
 * Redocly's resolver, so that the linter uses the same files and reads none by itself.
 */
export class SpecFiles extends BaseResolver {
  /** By name, in the order of the calls. Files that couldn't be loaded are a `SpecProblem`. */
  readonly loaded = new Map<string, SpecFile | SpecProblem>()
  readonly #pending = new Map<string, Promise<SpecFile | SpecProblem>>()
  /** The latest of them. */
  #latest: Promise<unknown> = Promise.resolve()
  readonly #root: string
  readonly #context: FetchContext
  #first: string | undefined

  constructor(root: string, context: FetchContext) {
    super()
    this.#root = root
    this.#context = context
  }

  /**
   * Loads a file or URL. Failures are returned, not thrown, so that one bad file doesn't affect
   * the others.
   */
  load(name: string): Promise<SpecFile | SpecProblem> {
    const from = this.#first
    this.#first ??= name
    let pending = this.#pending.get(name)
    if (!pending) {
      const before = this.#latest
      const read = this.#read(name, from).catch((error: unknown) => {
        if (error instanceof SpecProblem) return error
        if (error instanceof RangeError) return tooDeep()
        return new SpecProblem(
          'api/unreadable',
          `\`${name}\` can't be read: ${errorMessage(error)}`,
        )
      })
      pending = read.then(async (file) => {
        await before
        this.loaded.set(name, file)
        return file
      })
      this.#latest = pending
      this.#pending.set(name, pending)
    }
    return pending
  }

  /** Makes `load` return a file under another name that it gives itself (`$self`, `$id`). */
  addName(name: string, file: SpecFile): void {
    this.#pending.set(name, Promise.resolve(file))
  }

  async #read(name: string, from: string | undefined): Promise<SpecFile> {
    let text: string
    const isMarkdown = /\.md$/i.test(name)
    const warnings: SpecProblem[] = []
    if (isUrl(name)) {
      const { bytes, warning } = await fetchSpec(name, from, this.#context)
      if (warning) warnings.push(warning)
      text = readSpecText(bytes, isMarkdown)
    } else {
      const path = await allowFile(this.#root, name, from)
      text = readSpecText(await readFile(path), isMarkdown)
    }
    // A referenced Markdown file stands for its text.
    if (isMarkdown)
      return { name, text, value: text, warnings, locate: createLocate(text) }
    const parsed = parseDocument(text, name)
    return {
      name,
      text,
      value: parsed.value,
      warnings: [...warnings, ...parsed.warnings],
      locate: createLocate(text),
    }
  }

  /**
   * The name of the file that a reference in `base` leads to: a path relative to the root, or a
   * URL. References that aren't allowed are returned unchanged; `load` reports them.
   */
  nameOf(base: string, reference: string): string {
    if (
      /^[a-z][a-z0-9+.-]*:/i.test(reference) ||
      reference.startsWith('//') ||
      reference.includes('\\')
    )
      return reference
    if (isUrl(base))
      return URL.canParse(reference, base) ? new URL(reference, base).href : reference
    const path = decodePath(reference)
    return isAbsolute(path) ? path : posix.join(posix.dirname(base), path)
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    return base === null ? reference : this.nameOf(base, reference)
  }

  override async resolveDocument<T = unknown>(
    base: string | null,
    reference: string,
  ): Promise<Document<T> | ResolveError> {
    const name = this.resolveExternalRef(base, reference)
    const file = await this.load(name)
    // Redocly expects a thrown error, although the return type includes it.
    if (file instanceof SpecProblem) throw new ResolveError(file)
    return this.documentOf(file) as Document<T>
  }

  readonly #documents = new Map<SpecFile, Document>()

  /**
   * The file as Redocly's document. Exact numbers become plain ones, because the linter checks
   * types.
   */
  documentOf(file: SpecFile): Document {
    let document = this.#documents.get(file)
    if (!document) {
      document = {
        source: new Source(file.name, file.text),
        parsed: withPlainNumbers(file.value),
      }
      this.#documents.set(file, document)
    }
    return document
  }

  /** The description itself: the file that was loaded first. */
  get first(): SpecFile | undefined {
    return this.#first === undefined ? undefined : this.get(this.#first)
  }

  /** A file that has been loaded. */
  get(name: string): SpecFile | undefined {
    const file = this.loaded.get(name)
    return file instanceof SpecProblem ? undefined : file
  }
}

/** The name of a file: its path relative to the root, with `/` separators. */
export function nameOfPath(root: string, path: string): string {
  return relative(root, isAbsolute(path) ? path : join(root, path))
    .split(sep)
    .join('/')
}
