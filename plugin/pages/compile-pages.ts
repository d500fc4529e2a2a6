import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { contentHash } from '../content-hash.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type {
  CompiledPage,
  CompileInput,
  CompileOptions,
  PluginSpec,
} from '../mdx/types.ts'
import { componentNames } from '../overrides.ts'
import { buildId } from '../package-files.ts'
import type { Project } from '../project.ts'
import type { Page } from '../site/types.ts'
import { EMPTY_PAGE } from './not-found.ts'
import { WorkerFailure, WorkerPool } from '../workers/worker-pool.ts'
import type { CompileAnswer, CompileTask } from '../workers/page-tasks.ts'

/** Everything of a compiled page but its code, which stays where it is needed. */
export type PageFacts = Omit<CompiledPage, 'code'>

/** One page after the compile step. */
export interface Compilation {
  page: Page
  /** Names the result: whatever it depends on is in here. */
  key: string
  facts: PageFacts
  /** Milliseconds; 0 when it came from the cache. */
  ms: number
  cached: boolean
  /** Its code, where the cache does not have it or not yet. */
  code?: string
}

/** How long one page may take before it fails alone: three known inputs keep the compiler busy for longer. */
const PAGE_LIMIT = 20_000

/**
 * Megabytes. Parsing Markdown makes much short-lived garbage: with room for it, less is copied
 * about. 1,000 pages then take an eighth less of the processor, and 90 MB more a worker.
 */
const YOUNG_FOR_PARSING = 192

/** The pool that compiles and renders pages. */
export function openPagePool(
  project: Project,
  size = project.options.workers ?? Math.min(availableParallelism(), 8),
): WorkerPool {
  return new WorkerPool(
    new URL(`../workers/page-worker.js`, import.meta.url),
    size,
    PAGE_LIMIT,
    isMostlyWritten(project) ? YOUNG_FOR_PARSING : undefined,
  )
}

/** Whether most pages are files of Markdown, and not made of API descriptions. */
function isMostlyWritten({ site }: Project): boolean {
  const files = [...site.pages.values()].map(({ file }) => file)
  const written = files.filter((file) => /\.mdx?$/.test(file))
  return written.length * 2 > files.length
}

/** What every page of a project is compiled with. */
export function compileOptions(project: Project, base: string): CompileOptions {
  const { settings, options, overrides } = project
  return {
    base,
    variables: settings.variables,
    components: componentNames(overrides),
    replaced: [...overrides.components.keys()].sort(),
    codeThemes: settings.styling.codeblocks,
    codeLanguages: settings.styling.languages,
    remarkPlugins: (options.remarkPlugins ?? []).map(pluginSpec),
    rehypePlugins: (options.rehypePlugins ?? []).map(pluginSpec),
  }
}

/**
 * What one page is compiled from: all that its result depends on.
 *
 * @param root Absolute path of the content folder.
 */
export function compileInput(
  root: string,
  page: Page,
  options: CompileOptions,
): CompileInput {
  return {
    root,
    file: page.file,
    path: page.url,
    format: page.format === 'md' ? 'md' : 'mdx',
    body: page.body,
    bodyLine: page.bodyLine,
    frontmatter: page.frontmatter,
    mode: page.mode,
    dropFirstHeading: page.firstHeading === 'drop',
    options,
  }
}

/** Compiles pages on the pool, each text once: results are kept by content. */
export class PageCompiler {
  readonly #project: Project
  readonly #pool: WorkerPool
  readonly #options: CompileOptions
  readonly #codeFirst: boolean
  readonly #hashes = new Map<string, string>()

  /** @param codeFirst Somebody waits for each page: its code comes before it is kept on disk. */
  constructor(project: Project, pool: WorkerPool, base: string, codeFirst = false) {
    this.#project = project
    this.#pool = pool
    this.#codeFirst = codeFirst
    this.#options = compileOptions(project, base)
  }

  /** Never rejects for what an author wrote: a page that cannot be compiled says so in its facts. */
  async compile(page: Page): Promise<Compilation> {
    const { cache } = this.#project
    const input = compileInput(this.#project.root, page, this.#options)
    const key = contentHash(buildId, input)
    const known = cache.get<PageFacts>('facts', key)
    if (known && this.#isCurrent(known.dependencies)) {
      return { page, key: keyWith(key, known), facts: known, ms: 0, cached: true }
    }
    const { facts, code, ms } = await this.#run(input, key)
    const compilation = { page, key: keyWith(key, facts), facts, ms, cached: false }
    return code === undefined ? compilation : { ...compilation, code }
  }

  /** The code of a compiled page. */
  codeOf({ key, code }: Compilation): string {
    const known = code ?? this.#project.cache.get<string>('code', key)
    if (known === undefined)
      throw new Error(`the compiled page ${key} is gone from the cache`)
    return known
  }

  /** Forgets what files looked like: to be called when some have changed. */
  refresh(): void {
    this.#hashes.clear()
  }

  async #run(input: CompileInput, key: string): Promise<CompileAnswer> {
    const task: CompileTask = {
      type: 'compile',
      input,
      key,
      cache: this.#project.cache.directory,
      codeFirst: this.#codeFirst,
    }
    try {
      return await this.#pool.run<CompileAnswer>(task)
    } catch (error) {
      // The empty page is not kept: the next build tries again.
      return { facts: failedFacts(failure(input, error)), code: EMPTY_PAGE, ms: 0 }
    }
  }

  #isCurrent(dependencies: PageFacts['dependencies']): boolean {
    return dependencies.every(({ file, hash }) => this.#hashOf(file) === hash)
  }

  #hashOf(file: string): string | undefined {
    if (!this.#hashes.has(file))
      this.#hashes.set(file, hashFile(join(this.#project.root, file)))
    return this.#hashes.get(file)
  }
}

/** The hash of a dependency that is not there: a page that waits for an image stays as it is until it comes. */
const MISSING = ''

function hashFile(path: string): string {
  try {
    return contentHash(readFileSync(path))
  } catch {
    return MISSING
  }
}

/** A page whose snippet changed is another page. */
function keyWith(key: string, { dependencies }: PageFacts): string {
  return dependencies.length === 0 ? key : contentHash(key, dependencies)
}

function failure(input: CompileInput, error: unknown): Diagnostic {
  const timeout = error instanceof WorkerFailure && error.reason === 'timeout'
  const message = error instanceof Error ? error.message : String(error)
  return {
    severity: 'error',
    code: timeout ? 'mdx/timeout' : 'mdx/crash',
    message: timeout
      ? `this page takes longer than ${PAGE_LIMIT / 1000} seconds to compile`
      : `the compiler gave up on this page: ${message}`,
    hint: 'Split the page, or look for very long lines and very deep nesting.',
    file: input.file,
  }
}

function failedFacts(problem: Diagnostic): PageFacts {
  return {
    headings: [],
    links: [],
    imports: [],
    components: [],
    classNames: [],
    codeStyles: {},
    ids: [],
    updates: [],
    fields: [],
    mermaid: false,
    hasPanel: false,
    dependencies: [],
    embeds: [],
    inlineStyles: false,
    diagnostics: [problem],
    findings: [],
    failed: true,
  }
}

function pluginSpec(plugin: string | PluginSpec): PluginSpec {
  return typeof plugin === 'string' ? [plugin] : plugin
}
