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

/** One file of a description, parsed. */
export interface SpecFile {
  /** Relative to the project, posix; or a URL. Empty base of ids for the first file. */
  name: string
  text: string
  value: unknown
  warnings: SpecProblem[]
  locate: Locate
}

/**
 * Loads the files of one description, each once, by the rules of reference-policy.ts.
 * It is Redocly's resolver too, so that its linter sees what we see, and reads nothing by itself.
 */
export class SpecFiles extends BaseResolver {
  /** By name; what could not be loaded is a SpecProblem. */
  readonly loaded = new Map<string, SpecFile | SpecProblem>()
  readonly #pending = new Map<string, Promise<SpecFile | SpecProblem>>()
  readonly #root: string
  readonly #context: FetchContext
  #first: string | undefined

  constructor(root: string, context: FetchContext) {
    super()
    this.#root = root
    this.#context = context
  }

  /** Loads a file or URL; problems are returned, so that one bad file leaves the others readable. */
  load(name: string): Promise<SpecFile | SpecProblem> {
    const from = this.#first
    this.#first ??= name
    let pending = this.#pending.get(name)
    if (!pending) {
      pending = this.#read(name, from).catch((error: unknown) => {
        if (error instanceof SpecProblem) return error
        if (error instanceof RangeError) return tooDeep()
        return new SpecProblem(
          'api/unreadable',
          `\`${name}\` can't be read: ${error instanceof Error ? error.message : String(error)}`,
        )
      })
      this.#pending.set(name, pending)
      void pending.then((file) => this.loaded.set(name, file))
    }
    return pending
  }

  async #read(name: string, from: string | undefined): Promise<SpecFile> {
    let text: string
    const warnings: SpecProblem[] = []
    if (isUrl(name)) {
      const { bytes, warning } = await fetchSpec(name, from, this.#context)
      if (warning) warnings.push(warning)
      text = readSpecText(bytes)
    } else {
      text = readSpecText(await readFile(await allowFile(this.#root, name)))
    }
    // A reference to Markdown is its text.
    if (/\.md$/i.test(name))
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
   * The name of what a reference in a file leads to: relative to that file, or a URL.
   * What may not be read keeps the name as written, and `load` says why.
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
    const path = decode(reference)
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
    // Redocly expects the problem thrown, whatever its type says.
    if (file instanceof SpecProblem) throw new ResolveError(file)
    return this.documentOf(file) as Document<T>
  }

  readonly #documents = new Map<SpecFile, Document>()

  /** The file as Redocly knows it: with numbers of JavaScript, whose types it checks. */
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

  /** The file that was loaded first: the description itself. */
  get first(): SpecFile | undefined {
    return this.#first === undefined ? undefined : this.get(this.#first)
  }

  /** A file that is loaded already. */
  get(name: string): SpecFile | undefined {
    const file = this.loaded.get(name)
    return file instanceof SpecProblem ? undefined : file
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A path of the project as names have it: relative, posix. */
export function nameOfPath(root: string, path: string): string {
  return relative(root, isAbsolute(path) ? path : join(root, path))
    .split(sep)
    .join('/')
}
