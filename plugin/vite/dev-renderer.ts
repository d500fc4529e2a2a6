import type { ResolvedConfig } from 'vite'
import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type {
  DocumentAssets,
  IslandAsset,
  RenderedContent,
} from '../../runtime/types/rendering.ts'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { apiPart, apiTexts } from '../render/api-part.ts'
import { buildSiteData } from '../render/build-site-data.ts'
import { errorDocument } from '../render/error-document.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { PageCompiler } from '../render/page-compiler.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { EMPTY_PAGE } from '../mdx/empty-page.ts'
import { sendStore } from '../render/page-pool.ts'
import { notFoundTask } from '../render/not-found-page.ts'
import { headElements, headHtml } from '../render/head-elements.ts'
import { pageNavigation } from '../render/page-navigation.ts'
import { pageData } from '../render/page-data.ts'
import {
  renderContentOn,
  renderDocumentOn,
  renderWorkerError,
  type WorkerError,
} from '../render/render-on-pool.ts'
import { locatePage } from '../site/locate-page.ts'
import type { Page } from '../site/site.ts'
import type {
  ContentAnswer,
  ContentTask,
  RowsAnswer,
  RowsTask,
  Setup,
} from '../render/page-tasks.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { withRows } from './dev-rows.ts'

/** A page's rendered content, with what it was made from. */
export interface DevContent {
  compilation: PageCompilation
  data: PageData
  content: NonNullable<ContentAnswer['content']>
  /** Set if it was requested and the page has no error. */
  markdown?: string
  /** Whether it shows a part of an API description. */
  isApi: boolean
  /** Whether the HTML is an error message. */
  failed: boolean
}

/** What to render besides the HTML. */
export interface DevContentOptions {
  markdown?: boolean
}

/** Assets for documents that are only rendered to find problems. */
const NO_ASSETS: DocumentAssets = {
  styles: [],
  loader: '',
  actions: '',
  hydrate: { src: '', imports: [], styles: [] },
  scripts: [],
  head: '',
}

/** Renders single pages in the worker threads of the dev server. */
export class DevRenderer {
  readonly #project: ProjectHandle
  readonly #base: string
  readonly #pool: WorkerPool
  #compiler: PageCompiler
  /** The code block themes of the current compiler. */
  #themes: string
  /** The last setup of each type, so that unchanged ones are not sent again. */
  readonly #sent = new Map<Setup['type'], unknown>()
  /** The resolved links in API descriptions, as last sent. */
  #sentLinks = ''
  /** Pages that timed out or crashed, by code key. They are not tried again. */
  readonly #gaveUp = new Map<string, WorkerError>()

  constructor(project: ProjectHandle, pool: WorkerPool, { base }: ResolvedConfig) {
    this.#project = project
    this.#base = base
    this.#pool = pool
    // Pages are often saved half-written. A crash of the server would be worse than the few
    // milliseconds that native parsing saves.
    sendStore(pool, project.current, { parsesInScript: true })
    this.#compiler = this.#newCompiler()
    this.#themes = themesOf(project)
  }

  /**
   * Discards cached state after files have changed.
   *
   * @param isText Whether only the text of pages has changed, not modules or settings.
   */
  refresh(isText: boolean): void {
    const { tools } = this.#compiler
    const themes = this.#themes
    this.#compiler = this.#newCompiler()
    this.#themes = themesOf(this.#project)
    // Current workers have loaded the previous plugins and theme grammars.
    if (this.#compiler.tools !== tools || this.#themes !== themes) void this.#pool.renew()
    if (!isText) this.#gaveUp.clear()
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }

  /** Compiles a page. Prunes the store first, because a server may run for weeks. */
  compile(page: Page): Promise<PageCompilation> {
    this.#project.current.store.prune()
    return this.#compiler.compile(page)
  }

  /** Renders a page's content. */
  async renderContent(
    page: Page,
    { markdown = false }: DevContentOptions = {},
  ): Promise<DevContent> {
    const project = this.#project.current
    const compilation = await this.compile(page)
    const { facts, key } = compilation
    const api = apiPart(project, page)
    const data = pageData(page, facts, api, project.lastModified(page.file))
    const task: ContentTask = {
      type: 'content',
      key: '',
      codeKey: key,
      code: await this.#compiler.codeOf(compilation),
      agentsCode: facts.agentsCode,
      page: data,
      imports: facts.imports.map(({ id }) => id),
      problem: facts.failed
        ? facts.diagnostics.find(({ severity }) => severity === 'error')
        : undefined,
      api,
      markdown,
    }
    const answer = await this.#render(task, () => this.#compiler.codeOf(compilation))
    const content = { ...answer.content!, ...answer.facts }
    const failed = facts.failed || content.error !== undefined
    return {
      compilation,
      data,
      content,
      ...(answer.markdown !== undefined && { markdown: answer.markdown }),
      isApi: api !== undefined,
      failed,
    }
  }

  /** Renders the content of the 404 page. */
  async renderNotFound(
    page: PageData,
    navigation: PageNavigation,
  ): Promise<RenderedContent> {
    const task = notFoundTask(page, navigation)
    const { content } = await this.#render(task, () => Promise.resolve(EMPTY_PAGE))
    return content!
  }

  /**
   * Renders the document around a page's content.
   *
   * @param islands URLs of the islands.
   * @param script URL of a module that reloads the document if the layout fails.
   */
  async renderDocument(
    page: PageData,
    content: RenderedContent,
    assets: DocumentAssets,
    islands: Record<string, IslandAsset>,
    script: string,
  ): Promise<string> {
    this.#send({ type: 'islands-setup', islands })
    const project = this.#project.current
    const site = buildSiteData(project, { base: this.#base, islands, dev: true })
    let navigation: PageNavigation
    let head = assets.head
    try {
      navigation = withRows(pageNavigation(project, page), page, this.#base)
      head += headHtml(headElements(project.options, page, site), this.#base)
    } catch (error) {
      // Code of the site threw an error: show it in place of the page.
      if (!(error instanceof SkerryError)) throw error
      return errorDocument('This page has an error', error.diagnostics, script)
    }
    const { html } = await renderDocumentOn(
      this.#pool,
      { type: 'document', page, navigation, assets: { ...assets, head }, content },
      { script },
    )
    return html!
  }

  /**
   * Renders the rows that a page with a long sidebar leaves out, as JSON.
   *
   * @throws SkerryError if the option `navigation` fails.
   */
  async renderRows(page: PageData): Promise<string> {
    this.#sendSite()
    const { sidebar } = pageNavigation(this.#project.current, page)
    const task: RowsTask = { type: 'rows', page, sidebar }
    const { text } = await this.#pool.run<RowsAnswer>(task)
    return text
  }

  /**
   * Renders the layout around a page's content, and returns its problems.
   *
   * @param islands URLs of the islands.
   */
  async layoutProblems(
    page: PageData,
    content: RenderedContent,
    islands: Record<string, IslandAsset>,
  ): Promise<Diagnostic[]> {
    this.#send({ type: 'islands-setup', islands })
    const navigation = locatePage(this.#project.current.navigation, page.path)
    const { warnings, failure } = await renderDocumentOn(this.#pool, {
      type: 'document',
      page,
      navigation,
      assets: NO_ASSETS,
      content,
    })
    const { file } = this.#project.current.settings
    const found = warnings.map((each): Diagnostic => ({
      severity: 'warning',
      file,
      ...each,
    }))
    return failure ? [...found, failure] : found
  }

  async #render(
    task: ContentTask,
    codeOf: () => Promise<string>,
  ): Promise<ContentAnswer> {
    this.#sendSite()
    const known = this.#gaveUp.get(task.codeKey)
    if (known) return renderWorkerError(this.#pool, task, known)
    const answer = await renderContentOn(this.#pool, task, codeOf)
    const { error } = answer.facts
    if (error?.code === 'render/gave-up')
      this.#gaveUp.set(task.codeKey, error as WorkerError)
    return answer
  }

  #sendSite(): void {
    const project = this.#project.current
    const site = buildSiteData(project, { base: this.#base, islands: {}, dev: true })
    this.#send({
      type: 'site-setup',
      site,
      root: project.root,
      overrides: {},
      authorModules: {},
      // Modules load on demand, so whether any uses React isn't known in advance.
      react: { everywhere: true, imports: [] },
    })
    const links = JSON.stringify([...project.apiLinks.links])
    const isSent = this.#sentLinks === links
    if (isSent && this.#sent.get('apis-setup') === project.apis) return
    this.#sentLinks = links
    this.#sent.set('apis-setup', project.apis)
    const apis: Setup = { type: 'apis-setup', apis: apiTexts(project) }
    this.#pool.broadcast(apis)
  }

  /** Sends a setup to the workers, unless it is unchanged. */
  #send(setup: Setup): void {
    const text = JSON.stringify(setup)
    if (this.#sent.get(setup.type) === text) return
    this.#sent.set(setup.type, text)
    this.#pool.broadcast(setup)
  }

  #newCompiler(): PageCompiler {
    return new PageCompiler(this.#project.current, this.#pool, this.#base, true)
  }
}

function themesOf({ current }: ProjectHandle): string {
  return JSON.stringify(current.settings.styling.codeblocks)
}
