import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import type { PageData } from '../../runtime/types/pages.ts'
import type {
  DocumentAssets,
  PageProblem,
  SiteData,
} from '../../runtime/types/rendering.ts'
import { buildSiteFacts } from '../build/site-data.ts'
import { importTarget, styleOwners } from '../build/style-owners.ts'
import type { HighlightSample } from '../../playground/pages/api-module.tsx'
import type { RenderedPage, RenderPageInput } from '../../runtime/render-page.ts'
import { apiPart, type ApiPart } from '../apis/api-part.ts'
import { CodeStyles } from '../code-styles.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Live } from '../live.ts'
import { openPagePool, PageCompiler, type Compilation } from '../pages/compile-pages.ts'
import { EMPTY_PAGE, notFoundPage } from '../pages/not-found.ts'
import { pageData } from '../pages/page-data.ts'
import { packageFile } from '../package-files.ts'
import { DevSearch } from './dev-search.ts'
import type { Page } from '../site/types.ts'
import { buildUtilities } from '../styles/build-utilities.ts'
import { coreSheets } from '../vite/styles.ts'
import { siteVariables } from '../../theme/styles/site-variables.ts'
import type { ServerBundle } from '../virtual/server-bundle.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** A page as the dev server answers it. */
export interface DevPage {
  html: string
  /** 404 for the page that stands for unknown addresses. */
  status: number
}

/** A page's own HTML, with what it was made from. */
export interface DevContent {
  compilation: Compilation
  data: PageData
  site: SiteData
  content: RenderedPage
  /** It shows a part of an API description. */
  isApi: boolean
  /** The HTML shows why there is no other. */
  failed: boolean
}

/** Renders single pages on request: but for the first page, nothing is compiled before it is asked for. */
export class DevSite {
  readonly #live: Live
  readonly #server: ViteDevServer
  readonly #pool: WorkerPool
  #compiler: PageCompiler
  #highlight: HighlightSample | undefined
  readonly search: DevSearch

  constructor(live: Live, server: ViteDevServer) {
    this.#live = live
    this.#server = server
    this.#pool = openPagePool(live.project, 1)
    this.#pool.warm()
    this.#compiler = this.#newCompiler()
    this.search = new DevSearch(live, (page) => this.renderContent(page))
    live.importsOf = (module) => this.#importsOf(module)
    live.modules = () => this.#environment.moduleGraph.idToModuleMap.keys()
  }

  /** Renders the first page ahead of its request. Never rejects: who asks for it is told. */
  async warm(): Promise<void> {
    const { navigation, site } = this.#live.project
    const page = site.pages.get(navigation.order[0] ?? '')
    if (page) await this.render(page).catch(() => undefined)
  }

  /** To be called when files have changed: what was remembered of them is forgotten. */
  refresh(): void {
    this.#compiler = this.#newCompiler()
    this.search.refresh()
  }

  /** Ends the worker and the indexer. */
  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.search.close()])
  }

  /** The document of a page. */
  async render(page: Page): Promise<DevPage> {
    const bundle = await this.#bundle()
    const { compilation, data, site, content } = await this.renderContent(page)
    const { facts } = compilation
    const owners = styleOwners(this.#live, compilation)
    const assets = await this.#assets(
      owners,
      facts.classNames,
      facts.codeStyles,
      content.styles,
    )
    const { html } = this.#document(bundle, data, site, content, assets)
    return { html, status: 200 }
  }

  /** What `skerry check` says of a page. */
  async problemsOf(page: Page): Promise<Diagnostic[]> {
    const { checkPage } = await import('../check/check-page.ts')
    return checkPage(this.#live.project, page, (each) => this.#compiler.compile(each))
  }

  /** A page's own HTML; for agents, what its Markdown is made of. */
  async renderContent(
    page: Page,
    audience: 'humans' | 'agents' = 'humans',
  ): Promise<DevContent> {
    const bundle = await this.#bundle()
    const compilation = await this.#compiler.compile(page)
    const { facts } = compilation
    const part = apiPart(this.#live.project, page)
    const data = pageData(page, facts, part, this.#live.project.lastModified(page.file))
    const { imports, problem } = await this.#pageImports(
      facts.imports.map(({ id }) => id),
      page,
    )
    // After the imports: they bring islands in.
    const site = this.#siteData()
    const content = await bundle.renderPage({
      code:
        (audience === 'agents' ? facts.agentsCode : undefined) ??
        this.#compiler.codeOf(compilation),
      page: data,
      site,
      components: bundle.components,
      imports,
      layout: bundle.layout,
      extend: part && this.#apiExtension(bundle, part, data, site),
      problem: facts.failed
        ? facts.diagnostics.find(({ severity }) => severity === 'error')
        : problem,
    })
    const failed = facts.failed || content.error !== undefined
    return { compilation, data, site, content, isApi: part !== undefined, failed }
  }

  #apiExtension(
    bundle: ServerBundle,
    target: ApiPart,
    page: PageData,
    site: SiteData,
  ): RenderPageInput['extend'] {
    const { root, settings, apis } = this.#live.project
    return async (module) => {
      const { buildApiModule } = await bundle.loadApiModule()
      const { createSampleHighlighter } = await import('../code/highlight-sample.ts')
      const { codeblocks, languages } = settings.styling
      this.#highlight ??= createSampleHighlighter(root, codeblocks, languages)
      const api = 'source' in target ? apis.get(target.source) : undefined
      return buildApiModule({
        target,
        module,
        api,
        page,
        site,
        highlight: this.#highlight,
      })
    }
  }

  /** The page for unknown addresses. */
  async renderNotFound(): Promise<DevPage> {
    const bundle = await this.#bundle()
    const page = notFoundPage(this.#live.project)
    const site = this.#siteData()
    const content = await bundle.renderPage({
      code: EMPTY_PAGE,
      page,
      site,
      components: bundle.components,
      imports: {},
      layout: bundle.layout,
      notFound: { navigation: this.#live.project.navigation.locate(page.path) },
    })
    const assets = await this.#assets([], [], {}, content.styles)
    const { html } = this.#document(bundle, page, site, content, assets)
    return { html, status: 404 }
  }

  #document(
    bundle: ServerBundle,
    page: PageData,
    site: SiteData,
    content: Awaited<ReturnType<ServerBundle['renderPage']>>,
    assets: DocumentAssets,
  ) {
    const navigation = this.#live.project.navigation.locate(page.path)
    return bundle.renderDocument({
      page,
      navigation,
      site,
      content,
      layout: bundle.layout,
      assets,
    })
  }

  #newCompiler(): PageCompiler {
    const { project } = this.#live
    return new PageCompiler(project, this.#pool, this.#server.config.base, true)
  }

  async #bundle(): Promise<ServerBundle> {
    return (await this.#runner.import('virtual:skerry/server')) as ServerBundle
  }

  get #environment(): RunnableDevEnvironment {
    return this.#server.environments['ssr'] as RunnableDevEnvironment
  }

  get #runner() {
    return this.#environment.runner
  }

  async #pageImports(ids: string[], page: Page) {
    const imports: Record<string, Record<string, unknown>> = {}
    let problem: PageProblem | undefined
    for (const id of ids) {
      try {
        imports[id] = (await this.#runner.import(importTarget(this.#live, id))) as Record<
          string,
          unknown
        >
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        problem ??= {
          message: `${id} cannot be loaded: ${message}`,
          code: 'mdx/import',
          file: page.file,
        }
      }
    }
    return { imports, problem }
  }

  /** In dev an island's addresses are those of its source. */
  #siteData(): SiteData {
    const islands = Object.fromEntries(
      this.#live.islands
        .all()
        .map(({ name, module }) => [
          name,
          { src: this.#url(module), imports: [], styles: [] },
        ]),
    )
    return buildSiteFacts(this.#live.project, {
      base: this.#server.config.base,
      islands,
      dev: true,
    })
  }

  async #assets(
    owners: string[],
    classNames: string[],
    codeColors: Record<string, string>,
    generated: Record<string, string>,
  ): Promise<DocumentAssets> {
    const { project } = this.#live
    const files = [
      ...coreSheets(this.#live),
      ...owners.flatMap((owner) => this.#live.stylesOf(owner)),
    ]
    const sheets = [...new Set(files)].filter((file) => file.startsWith('/'))
    const utilities = await buildUtilities(classNames)
    const codeStyles = new CodeStyles()
    codeStyles.add(codeColors)
    codeStyles.add(generated)
    const inline = [
      siteVariables(project.settings),
      utilities,
      codeStyles.toString(),
    ].join('\n')
    return {
      styles: sheets.map((file) => this.#url(file)),
      loader: this.#url(packageFile('runtime/loader')),
      actions: this.#url(packageFile('runtime/actions')),
      hydrate: {
        src: this.#url(packageFile('runtime/hydrate')),
        imports: [],
        styles: [],
      },
      scripts: project.site.scripts.map((file) => this.#server.config.base + file),
      head:
        `<style data-skerry>${inline.replaceAll('</', '<\\/')}</style>` +
        `<script type="module" src="${this.#server.config.base}@vite/client"></script>` +
        `<script type="module" src="${this.#url(packageFile('runtime/dev-client'))}"></script>`,
    }
  }

  /** The address at which the dev server gives a module. */
  #url(id: string): string {
    const { base, root } = this.#server.config
    if (id.startsWith(`${root}/`)) return base + id.slice(root.length + 1)
    // A browser keeps what follows `#` to itself; a query leaves the file its extension.
    return id.startsWith('/')
      ? `${base}@fs${id}`
      : `${base}@id/${id.replace('#', '?export=')}`
  }

  #importsOf(module: string): string[] {
    const node = this.#environment.moduleGraph.getModuleById(module)
    return [...(node?.importedModules ?? [])]
      .map(({ id }) => id)
      .filter((id) => id !== null)
  }
}
