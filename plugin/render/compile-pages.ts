import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { contentHash } from '../kit/content-hash.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { CompileInput, CompileOptions } from '../mdx/compiled-page.ts'
import { sitePlugins, staysHere } from '../mdx/site-plugins.ts'
import { componentNames } from '../site/overrides.ts'
import { ownPrefixes } from '../site/own-prefixes.ts'
import { slashRule } from '../site/slash-rule.ts'
import { plainRedirects } from '../site/redirects.ts'
import type { Project } from '../site/project.ts'
import { ownTools } from '../kit/own-tools.ts'
import { nodeEntry } from '../kit/package-files.ts'
import type { Page } from '../site/site.ts'
import type { PageCompilation, PageFacts } from './page-compilation.ts'
import { codeKey, compileKey } from './page-keys.ts'
import { grammarTools, hoverTypesKey, pluginTools } from './compile-tools.ts'
import { EMPTY_PAGE } from './not-found-page.ts'
import { codeKind, factsKind, includedKind } from './page-kinds.ts'
import { storeCompiled } from './store-results.ts'
import { WorkerFailure } from '../kit/worker-failure.ts'
import { WorkerPool, type PoolOptions } from '../kit/worker-pool.ts'
import type { CompileAnswer, CompileTask, StoreSetup } from './page-tasks.ts'

/**
 * Milliseconds that one page may take before it fails alone: three known inputs keep the compiler
 * busy for longer. Tests have less patience.
 */
const PAGE_LIMIT = Number(process.env['SKERRY_PAGE_LIMIT']) || 20_000

/**
 * Megabytes. Parsing Markdown makes much short-lived garbage: with room for it, less is copied
 * about. 1,000 pages then take an eighth less of the processor, and 90 MB more a worker.
 */
const YOUNG_FOR_PARSING = 192

/**
 * Megabytes for calls. The native parser recurses on code, and is given no text that could take half of them: with
 * 16, no page of eleven real sites is too long for it. What is not used is not in memory.
 */
const STACK_FOR_PARSING = 16

/** So few pages are done by one worker in the time that another takes to load what it needs. */
const FEW_PAGES = 16
const PATIENCE_FOR_FEW = 2_000

/** Whether a site is built in little more than the time that starting takes. */
export function hasFewPages({ site }: Project): boolean {
  return site.pages.size <= FEW_PAGES
}

/** Where no page has to be compiled, little is made: what is used afresh costs page faults. */
const YOUNG_FOR_RENDERING = 64

/** Has the workers of a pool make room for what is left to do, once the pages are compiled. */
export function sizeForRendering(
  pool: WorkerPool,
  compilations: readonly PageCompilation[],
): void {
  if (compilations.every(({ cached }) => cached)) pool.giveYoung(YOUNG_FOR_RENDERING)
}

interface PagePoolOptions extends PoolOptions {
  /** No native code parses pages: none can end the process. */
  parsesInScript?: boolean
}

/** The pool that compiles and renders pages. */
export function openPagePool(
  project: Project,
  size = project.options.workers ?? Math.min(availableParallelism(), 8),
  { parsesInScript = false, ...options }: PagePoolOptions = {},
): WorkerPool {
  const pool = new WorkerPool(nodeEntry('page-worker'), size, PAGE_LIMIT, {
    ...(isMostlyWritten(project) && { young: YOUNG_FOR_PARSING }),
    ...(hasFewPages(project) && { patience: PATIENCE_FOR_FEW }),
    ...(!parsesInScript && { stack: STACK_FOR_PARSING }),
    ...options,
  })
  const { handle: store } = project.store
  const setup: StoreSetup = { type: 'store-setup', store, parsesInScript }
  pool.broadcast(setup)
  return pool
}

/** Whether most pages are files of Markdown, and not made of API descriptions. */
function isMostlyWritten({ site }: Project): boolean {
  const files = [...site.pages.values()].map(({ file }) => file)
  const written = files.filter((file) => /\.mdx?$/.test(file))
  return written.length * 2 > files.length
}

/** What every page of a project is compiled with. */
export function compileOptions(project: Project, base: string): CompileOptions {
  const { settings, options, overrides, root, place } = project
  const { languages } = settings.styling
  const codeTools = contentHash(ownTools(), grammarTools(root, languages))
  return {
    base,
    prefixes: ownPrefixes(project.site, [base, project.publicPath]),
    slashes: slashRule(project.site, settings),
    redirects: plainRedirects(project.site),
    variables: settings.variables,
    components: componentNames(overrides),
    replaced: [...overrides.components.keys()].sort(),
    codeThemes: settings.styling.codeblocks,
    codeLanguages: languages,
    ...(options.twoslash && { hoverTypes: hoverTypesKey(root) }),
    ...sitePlugins(options, place.config),
    tools: contentHash(codeTools, pluginTools(root, options, place.config)),
    codeTools,
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

/** Compiles pages on the pool, each text once: results are stored by content. */
export class PageCompiler {
  readonly #project: Project
  readonly #pool: WorkerPool
  readonly #options: CompileOptions
  readonly #codeFirst: boolean
  readonly #hashes = new Map<string, string>()

  /** @param codeFirst Somebody waits for each page: its code comes before it is stored. */
  constructor(project: Project, pool: WorkerPool, base: string, codeFirst = false) {
    this.#project = project
    this.#pool = pool
    this.#codeFirst = codeFirst
    this.#options = compileOptions(project, base)
  }

  /** Names what pages are compiled with: another name asks for workers that load it afresh. */
  get tools(): string | undefined {
    return this.#options.tools
  }

  /** Never rejects for what an author wrote: a page that cannot be compiled says so in its facts. */
  async compile(page: Page): Promise<PageCompilation> {
    const { store } = this.#project
    const input = compileInput(this.#project.root, page, this.#options)
    const key = compileKey(input)
    const known = this.#findStored(key)
    if (known) return { page, ...known, ms: 0, cached: true }
    const { facts, code, ms, isStored } = await this.#run(input, key)
    const compilation = { page, key: codeKey(key, facts), facts, ms, cached: false }
    if (code === undefined) return compilation
    if (isStored) return { ...compilation, code }
    // Where no thread finds it, this one has it for as long as it runs.
    storeCompiled(store, key, code, facts)
    return compilation
  }

  /** The code of a compiled page. Where the store has lost it, the page is compiled again. */
  async codeOf({ page, key, code }: PageCompilation): Promise<string> {
    const known = code ?? this.#project.store.get(codeKind, key)
    if (known !== undefined) return known
    const input = compileInput(this.#project.root, page, this.#options)
    const answer = await this.#run(input, compileKey(input), true)
    return answer.code!
  }

  /** Forgets what files looked like: to be called when some have changed. */
  refresh(): void {
    this.#hashes.clear()
  }

  async #run(
    input: CompileInput,
    key: string,
    codeFirst = this.#codeFirst,
  ): Promise<CompileAnswer> {
    if (staysHere(this.#options))
      return { ...(await compileHere(input)), isStored: false }
    const task: CompileTask = { type: 'compile', input, key, codeFirst }
    try {
      return await this.#pool.run<CompileAnswer>(task)
    } catch (error) {
      // Nothing is stored: the next build tries again.
      return {
        facts: failedFacts(failure(input, error)),
        code: EMPTY_PAGE,
        ms: 0,
        isStored: true,
      }
    }
  }

  /** What was compiled from the same text, and from files that are what they were then. */
  #findStored(key: string): Pick<PageCompilation, 'key' | 'facts'> | undefined {
    const { store } = this.#project
    const files = store.get(includedKind, key)
    if (!files) return undefined
    const dependencies = files.map((file) => ({ file, hash: this.#hashOf(file) }))
    const whole = codeKey(key, { dependencies })
    const facts = store.get(factsKind, whole)
    return facts && { key: whole, facts }
  }

  #hashOf(file: string): string {
    let hash = this.#hashes.get(file)
    if (hash === undefined) {
      hash = hashFile(join(this.#project.root, file))
      this.#hashes.set(file, hash)
    }
    return hash
  }
}

/** Compiles a page in this thread, for plugins that no other has. */
async function compileHere(input: CompileInput) {
  const { compilePage } = await import('../compile/compile-page.ts')
  const started = performance.now()
  const { code, ...facts } = await compilePage(input)
  return { facts, code, ms: performance.now() - started }
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
    hoverTypes: false,
    hasPanel: false,
    dependencies: [],
    embeds: [],
    inlineStyles: false,
    diagnostics: [problem],
    findings: [],
    failed: true,
  }
}
