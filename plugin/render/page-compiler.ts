import { ifExists } from '../kit/if-exists.ts'
import { hashInside } from '../kit/hash-inside.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { CompileInput, CompileOptions } from '../mdx/compiled-page.ts'
import { sitePlugins, requiresMainThread } from '../mdx/site-plugins.ts'
import { componentNames } from '../site/overrides.ts'
import { ownPrefixes } from '../site/own-prefixes.ts'
import { slashRule } from '../site/slash-rule.ts'
import { plainRedirects } from '../site/redirects.ts'
import type { Project } from '../site/project.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import { readPageBody } from '../site/page-body.ts'
import type { Page } from '../site/site.ts'
import type { PageCompilation, PageFacts } from './page-compilation.ts'
import { codeKey, compileKey } from './page-keys.ts'
import { grammarTools, hoverTypesKey, pluginTools } from './compile-tools.ts'
import { EMPTY_PAGE } from '../mdx/empty-page.ts'
import { codeKind, factsKind, includedKind } from './page-kinds.ts'
import { storeCompiled } from './store-results.ts'
import { WorkerFailure } from '../kit/worker-failure.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { PAGE_LIMIT } from './page-pool.ts'
import type { CompileAnswer, CompileTask } from './page-tasks.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

/** The options that every page of a project is compiled with. */
export function compileOptions(project: Project, base: string): CompileOptions {
  const { settings, options, overrides, root, place } = project
  const { languages } = settings.styling
  const codeTools = contentHash(toolVersions(), grammarTools(root, languages))
  return {
    base,
    prefixes: ownPrefixes(project.site, [base, project.publicPath]),
    slashes: slashRule(project.site, settings),
    redirects: plainRedirects(project.site),
    variables: settings.variables,
    ...(project.fileFacts.names.links && { linkClass: true }),
    ...(project.fileFacts.names.codes && { codeNames: true }),
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

/** The input from which a page is compiled, without its text. */
type CompileSubject = Omit<CompileInput, 'body'>

/**
 * Collects the input from which a page is compiled, without its text (`readPageBody`). The result
 * depends on nothing else.
 *
 * @param root Absolute path of the content folder.
 */
export function compileSubject(
  root: string,
  page: Page,
  options: CompileOptions,
): CompileSubject {
  return {
    root,
    file: page.file,
    path: page.url,
    format: page.format === 'md' ? 'md' : 'mdx',
    bodyLine: page.body.line,
    frontmatter: page.frontmatter,
    mode: page.mode,
    dropFirstHeading: page.firstHeading === 'drop',
    options,
  }
}

/** Compiles pages on the pool. Results are stored by content. */
export class PageCompiler {
  readonly #project: Project
  readonly #pool: WorkerPool
  readonly #options: CompileOptions
  readonly #codeFirst: boolean
  readonly #hashes = new Map<string, string>()

  /**
   * @param codeFirst Return a page's code before storing it, because someone is waiting for it.
   */
  constructor(project: Project, pool: WorkerPool, base: string, codeFirst = false) {
    this.#project = project
    this.#pool = pool
    this.#codeFirst = codeFirst
    this.#options = compileOptions(project, base)
  }

  /**
   * Hash of the tools that pages are compiled with. When it changes, workers must be renewed to
   * reload them.
   */
  get tools(): string | undefined {
    return this.#options.tools
  }

  /** Compiles a page or takes it from the store. Authors' errors are in the facts. */
  async compile(page: Page): Promise<PageCompilation> {
    const { store } = this.#project
    const subject = compileSubject(this.#project.root, page, this.#options)
    const known = this.#findStored(compileKey(subject, page.body.hash))
    if (known) return { page, ...known, ms: 0, cached: true }
    const { key, facts, code, ms, isStored } = await this.#run(page, subject)
    const compilation = { page, key: codeKey(key, facts), facts, ms, cached: false }
    if (code === undefined) return compilation
    if (isStored) return { ...compilation, code }
    // The worker couldn't share it with other threads, so keep it in this one.
    storeCompiled(store, key, code, facts)
    return compilation
  }

  /** The code of a compiled page. If the store has lost it, the page is compiled again. */
  async codeOf({ page, key, code }: PageCompilation): Promise<string> {
    const known = code ?? this.#project.store.get(codeKind, key)
    if (known !== undefined) return known
    const subject = compileSubject(this.#project.root, page, this.#options)
    const answer = await this.#run(page, subject, true)
    return answer.code!
  }

  /** Forgets the hashes of files. Call it when files have changed. */
  refresh(): void {
    this.#hashes.clear()
  }

  /** Compiles a page. `key` is that of the text that its file has now. */
  async #run(
    page: Page,
    subject: CompileSubject,
    codeFirst = this.#codeFirst,
  ): Promise<CompileAnswer & { key: string }> {
    const body = ifExists(() => readPageBody(subject.root, page))
    if (body === undefined) return { key: '', ...failed(removed(subject)) }
    const input = { ...subject, body }
    const key = compileKey(subject, contentHash(body))
    if (requiresMainThread(this.#options))
      return { key, ...(await compileHere(input)), isStored: false }
    const task: CompileTask = { type: 'compile', input, key, codeFirst }
    try {
      return { key, ...(await this.#pool.run<CompileAnswer>(task)) }
    } catch (error) {
      return { key, ...failed(failure(input, error)) }
    }
  }

  /** Looks up the result for the same text, provided that all included files are unchanged. */
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
      hash = hashInside(this.#project.root, file) ?? MISSING
      this.#hashes.set(file, hash)
    }
    return hash
  }
}

/** Compiles a page in this thread, for plugins that can't be sent to workers. */
async function compileHere(input: CompileInput) {
  const { compilePage } = await import('../compile/compile-page.ts')
  const started = performance.now()
  const { code, ...facts } = await compilePage(input)
  return { facts, code, ms: performance.now() - started }
}

/**
 * The hash of a missing dependency. A page with a missing image stays valid until the image is
 * added.
 */
const MISSING = ''

function failure(input: CompileInput, error: unknown): Diagnostic {
  const timeout = error instanceof WorkerFailure && error.reason === 'timeout'
  const message = errorMessage(error)
  return {
    severity: 'error',
    code: timeout ? 'mdx/timeout' : 'mdx/crash',
    message: timeout
      ? `this page takes longer than ${PAGE_LIMIT / 1000} seconds to compile`
      : `the compiler failed on this page: ${message}`,
    hint: 'Split the page, or look for very long lines and very deep nesting.',
    file: input.file,
  }
}

function removed({ file }: CompileSubject): Diagnostic {
  return {
    severity: 'error',
    code: 'mdx/removed-page',
    message: 'this page was removed after the site was read',
    file,
  }
}

/** The result for a page that can't be compiled. Not stored, so that the next build tries again. */
function failed(problem: Diagnostic): CompileAnswer {
  return { facts: failedFacts(problem), code: EMPTY_PAGE, ms: 0, isStored: true }
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
    codeIds: [],
    computesIds: false,
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
