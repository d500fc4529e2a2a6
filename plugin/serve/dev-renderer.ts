import type { DevEnvironment, ResolvedConfig } from 'vite'
import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type {
  DocumentAssets,
  IslandAsset,
  RenderedContent,
} from '../../runtime/types/rendering.ts'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { apiPart, apiTexts } from '../render/api-part.ts'
import { buildSiteFacts } from '../render/site-data.ts'
import { errorDocument } from '../render/error-document.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { PageCompiler } from '../render/compile-pages.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { EMPTY_PAGE } from '../render/not-found-page.ts'
import { headElements, headHtml, pageNavigation } from '../render/site-extensions.ts'
import { pageData } from '../render/page-data.ts'
import {
  renderContentOn,
  renderDocumentOn,
  renderGivenUp,
  type GaveUp,
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
import { openDevPool } from './dev-pool.ts'
import { withRows } from './dev-rows.ts'

/** A page's own HTML, with what it was made from. */
export interface DevContent {
  compilation: PageCompilation
  data: PageData
  content: NonNullable<ContentAnswer['content']>
  /** Where it was asked for and the page is whole. */
  markdown?: string
  /** It shows a part of an API description. */
  isApi: boolean
  /** The HTML shows why there is no other. */
  failed: boolean
}

/** What is asked for beside a page's HTML. */
export interface DevContentOptions {
  markdown?: boolean
}

/** Nobody sees the document: it needs no files. */
const NO_ASSETS: DocumentAssets = {
  styles: [],
  loader: '',
  actions: '',
  hydrate: { src: '', imports: [], styles: [] },
  scripts: [],
  head: '',
}

/** Renders single pages on the worker threads of the dev server. */
export class DevRenderer {
  readonly #project: ProjectHandle
  readonly #base: string
  readonly #pool: WorkerPool
  #compiler: PageCompiler
  /** Themes of code blocks that the compiler was made with. */
  #themes: string
  /** What workers were sent, so that only what is new is sent again. */
  readonly #sent = new Map<Setup['type'], unknown>()
  /** The resolved links of the descriptions that workers have. */
  #sentLinks = ''
  /** Pages that did not come to an end, by the key of their code: they are not waited for again. */
  readonly #gaveUp = new Map<string, GaveUp>()

  constructor(
    project: ProjectHandle,
    environment: DevEnvironment,
    config: ResolvedConfig,
  ) {
    this.#project = project
    this.#base = config.base
    this.#pool = openDevPool(project.current, environment, config.logger)
    this.#pool.warm()
    this.#compiler = this.#newCompiler()
    this.#themes = themesOf(project)
  }

  /**
   * To be called when files have changed: what was remembered of them is forgotten.
   *
   * @param isText Only the text of pages is new: modules and settings are what they were.
   */
  refresh(isText: boolean): void {
    const { tools } = this.#compiler
    const themes = this.#themes
    this.#compiler = this.#newCompiler()
    this.#themes = themesOf(this.#project)
    // Workers have loaded the plugins as they were, and hold the grammars of each pair of themes.
    if (this.#compiler.tools !== tools || this.#themes !== themes) void this.#pool.renew()
    if (!isText) this.#gaveUp.clear()
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }

  /** Before each page, the store is kept within its bound: a server may run for weeks. */
  compile(page: Page): Promise<PageCompilation> {
    this.#project.current.store.prune()
    return this.#compiler.compile(page)
  }

  /** A page's own HTML. */
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

  /** The content of the page for unknown addresses. */
  async renderNotFound(
    page: PageData,
    navigation: PageNavigation,
  ): Promise<RenderedContent> {
    const task: ContentTask = {
      type: 'content',
      key: '',
      codeKey: '',
      code: EMPTY_PAGE,
      page,
      imports: [],
      notFound: { navigation },
    }
    const { content } = await this.#render(task, () => Promise.resolve(EMPTY_PAGE))
    return content!
  }

  /**
   * The document around a page's content.
   *
   * @param islands Where the browser finds them.
   * @param script Reloads the document where its layout fails.
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
    const site = buildSiteFacts(project, { base: this.#base, islands, dev: true })
    let navigation: PageNavigation
    let head = assets.head
    try {
      navigation = withRows(pageNavigation(project, page), page, this.#base)
      head += headHtml(headElements(project.options, page, site), this.#base)
    } catch (error) {
      // Code of the site failed: the page shows how.
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
   * The rows that a page with a long sidebar lacks, as JSON.
   *
   * @throws SkerryError where the option `navigation` fails.
   */
  async renderRows(page: PageData): Promise<string> {
    this.#sendSite()
    const { sidebar } = pageNavigation(this.#project.current, page)
    const task: RowsTask = { type: 'rows', page, sidebar }
    const { text } = await this.#pool.run<RowsAnswer>(task)
    return text
  }

  /**
   * What the layout around a page's content has to say.
   *
   * @param islands Where the browser finds them.
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
    if (known) return renderGivenUp(this.#pool, task, known)
    const answer = await renderContentOn(this.#pool, task, codeOf)
    const { error } = answer.facts
    if (error?.code === 'render/gave-up') this.#gaveUp.set(task.codeKey, error as GaveUp)
    return answer
  }

  #sendSite(): void {
    const project = this.#project.current
    const site = buildSiteFacts(project, { base: this.#base, islands: {}, dev: true })
    this.#send({
      type: 'site-setup',
      site,
      root: project.root,
      overrides: {},
      authorModules: {},
      // What is loaded already is known when it is too late: as it comes.
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

  /** Sends a part of the site, unless workers have it already. */
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
