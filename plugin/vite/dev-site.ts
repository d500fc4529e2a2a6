import { isAbsolute } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { DocumentAssets, IslandAsset } from '../../runtime/types/rendering.ts'
import { styleOwners } from '../render/style-owners.ts'
import { CodeStyles } from '../render/code-styles.ts'
import type { Diagnostic, SkerryError } from '../../runtime/kit/diagnostic.ts'
import { addFrames } from '../check/add-frames.ts'
import { errorDocument } from '../render/error-document.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import { notFoundNavigation, notFoundPage } from '../render/not-found-page.ts'
import { contentDiagnostics } from '../render/render-on-pool.ts'
import { packageFile } from '../kit/package-files.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { locateIcons } from '../render/locate-icons.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { slashRule } from '../site/slash-rule.ts'
import type { RenderProblems } from './site-problems.ts'
import type { ServerGraph } from '../render/server-graph.ts'
import { devGraph } from './dev-graph.ts'
import { DevSearch } from './dev-search.ts'
import { DevRenderer, type DevContent, type DevContentOptions } from './dev-renderer.ts'
import { servedUrl } from './served-url.ts'
import type { Page } from '../site/site.ts'
import { buildAllPages } from '../write/build-all-pages.ts'
import { buildUtilities } from '../render/build-utilities.ts'
import { computedClasses } from '../render/computed-classes.ts'
import { joinLayoutSheets } from '../render/joined-layout-sheet.ts'
import { siteSheet } from '../render/site-sheet.ts'
import {
  frameStyles,
  notFoundModule,
  siteSpecificSheets,
} from '../render/style-modules.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'

/** A response of the dev server. */
interface DevPage {
  html: string
  /** 404 for the 404 page. */
  status: number
}

/** What determines the styles of a page besides the core stylesheet. */
interface PageStyles {
  /** Server modules whose stylesheets it needs. */
  owners: string[]
  classNames: string[]
  /** Generated class names with their declarations. */
  generated: Record<string, string>[]
}

/** Number of contents to cache until something changes. */
const MAX_CACHED = 10

/** The pages of the dev server. Only the first page is compiled before it is requested. */
export class DevSite {
  readonly #project: ProjectHandle
  readonly #islands: IslandRegistry
  readonly #server: ViteDevServer
  readonly #renderer: DevRenderer
  readonly #graph: ServerGraph
  /** Cached contents by page: the problem list needs them again after the page. */
  readonly #shown = new Map<string, Promise<DevContent>>()
  readonly search: DevSearch

  constructor(
    project: ProjectHandle,
    islands: IslandRegistry,
    server: ViteDevServer,
    pool: WorkerPool,
  ) {
    this.#project = project
    this.#islands = islands
    this.#server = server
    this.#renderer = new DevRenderer(project, pool, server.config)
    this.#graph = devGraph(server.environments['ssr']!, project)
    this.search = new DevSearch(project, (page) => this.renderContent(page))
  }

  /**
   * Renders the first page before it is requested. Never rejects: a request will show the
   * error.
   */
  async warm(): Promise<void> {
    const { navigation, site } = this.#project.current
    const page = site.pages.get(navigation.order[0] ?? '')
    if (page) await this.render(page).catch(() => undefined)
  }

  /**
   * Discards cached state after files have changed.
   *
   * @param isText Whether only the text of pages has changed.
   */
  refresh(isText: boolean): void {
    this.#shown.clear()
    this.#renderer.refresh(isText)
    this.search.refresh()
  }

  /** Stops the workers and the indexer. */
  async close(): Promise<void> {
    await Promise.all([this.#renderer.close(), this.search.close()])
    this.#project.current.store.close()
  }

  /** Renders the document of a page. */
  async render(page: Page): Promise<DevPage> {
    const { compilation, data, content } = await this.#show(page)
    const { facts } = compilation
    const assets = await this.#assets({
      owners: styleOwners(this.#project.current, compilation),
      classNames: [
        ...facts.classNames,
        ...computedClasses(content.html + (content.panel ?? '')),
      ],
      generated: [facts.codeStyles, content.styles],
    })
    const html = await this.#document(data, content, assets)
    return { html, status: 200 }
  }

  /** A document in place of pages if a module of the site can't be loaded. */
  failedDocument(error: SkerryError): string {
    const problems = addFrames(this.#project.current.root, error.diagnostics)
    return errorDocument('This page has an error', problems, this.#clientScript)
  }

  /**
   * Renders the rows that a page's sidebar leaves out (`withRows`), as JSON.
   *
   * @param page Absent for the 404 page.
   */
  async renderRows(page: Page | undefined): Promise<string> {
    const data = page
      ? (await this.#show(page)).data
      : notFoundPage(this.#project.current)
    return this.#renderer.renderRows(data)
  }

  /** The problems of a page that `skerry check` and a build report. */
  async problemsOf(page: Page): Promise<Diagnostic[]> {
    const { checkPage } = await import('../check/check-page.ts')
    const project = this.#project.current
    const found = await checkPage(project, page, (each) => this.compile(each))
    const { compilation, content } = await this.#show(page)
    if (compilation.facts.failed) return found
    const rendered = locateIcons(project, contentDiagnostics(page.file, content))
    return [...rendered, ...found]
  }

  compile(page: Page): Promise<PageCompilation> {
    return this.#renderer.compile(page)
  }

  /** Renders a page and its layout to find problems. */
  async renderProblems(page: Page): Promise<RenderProblems> {
    const { data, content } = await this.renderContent(page)
    const layout = await this.#renderer.layoutProblems(
      data,
      content,
      this.#islandAssets(),
    )
    return { content: contentDiagnostics(page.file, content), layout }
  }

  #show(page: Page): Promise<DevContent> {
    const known = this.#shown.get(page.path)
    if (known) return known
    const [oldest] = this.#shown.keys()
    if (oldest !== undefined && this.#shown.size >= MAX_CACHED) this.#shown.delete(oldest)
    const content = this.renderContent(page)
    this.#shown.set(page.path, content)
    content.catch(() => this.#shown.delete(page.path))
    return content
  }

  /** Renders a page's content. */
  async renderContent(page: Page, options?: DevContentOptions): Promise<DevContent> {
    try {
      return await this.#renderer.renderContent(page, options)
    } catch (error) {
      // A module failed to load, possibly temporarily: load everything again on the next
      // request.
      this.#server.environments['ssr']!.moduleGraph.invalidateAll()
      throw error
    }
  }

  /** Renders the 404 page. */
  async renderNotFound(): Promise<DevPage> {
    const project = this.#project.current
    const page = notFoundPage(project)
    const navigation = notFoundNavigation(project)
    const content = await this.#renderer.renderNotFound(page, navigation)
    const owners = [notFoundModule(project)]
    const styles = { owners, classNames: [], generated: [content.styles] }
    const html = await this.#document(page, content, await this.#assets(styles))
    return { html, status: 404 }
  }

  /** Renders the list of all pages (`search.html`). Undefined if the site has none. */
  async renderAllPages(): Promise<DevPage | undefined> {
    const { base } = this.#server.config
    const project = this.#project.current
    const slashes = slashRule(project.site, project.settings)
    const list = await buildAllPages(project, { base, slashes })
    if (!list) return undefined
    const assets = await this.#assets({ owners: [], classNames: [], generated: [] })
    return { html: await this.#document(list.page, list.content, assets), status: 200 }
  }

  #document(
    page: DevContent['data'],
    content: Parameters<DevRenderer['renderDocument']>[1],
    assets: DocumentAssets,
  ): Promise<string> {
    return this.#renderer.renderDocument(
      page,
      content,
      assets,
      this.#islandAssets(),
      this.#clientScript,
    )
  }

  /** In dev, islands are loaded from their source. */
  #islandAssets(): Record<string, IslandAsset> {
    const assets: Record<string, IslandAsset> = {}
    for (const { name, module } of this.#islands.all())
      assets[name] = { src: this.#url(module), imports: [], styles: [] }
    return assets
  }

  async #assets({ owners, classNames, generated }: PageStyles): Promise<DocumentAssets> {
    const project = this.#project.current
    const { base } = this.#server.config
    // The stylesheets of the settings and of utilities are inline.
    const isLinked = (id: string) => id.startsWith('/')
    const frame = frameStyles(project, this.#graph).filter(isLinked)
    const others = [
      ...siteSpecificSheets(project, this.#graph),
      ...this.#graph.stylesOf(await this.#moduleIds(owners)),
    ].filter((id) => isLinked(id) && !frame.includes(id))
    const sheets = [...joinLayoutSheets(frame), ...new Set(others)]
    const codeStyles = new CodeStyles()
    for (const rules of generated) codeStyles.add(rules)
    const inline = [
      await siteSheet(project.settings),
      await buildUtilities([...classNames, ...project.fileFacts.classNames]),
      codeStyles.toString(),
    ].join('\n')
    return {
      styles: sheets.map((file) => this.#url(file)),
      loader: this.#url(packageFile('runtime/loader/loader')),
      actions: this.#url(packageFile('runtime/actions')),
      sidebar: this.#url(packageFile('runtime/handle-sidebar')),
      hydrate: {
        src: this.#url(packageFile('runtime/hydrate-in-context')),
        imports: [],
        styles: [],
      },
      scripts: project.site.scripts.map((file) => base + file),
      head:
        `<style data-skerry>${inline.replaceAll('</', '<\\/')}</style>` +
        `<script type="module" src="${base}@vite/client"></script>` +
        `<script type="module" src="${this.#clientScript}"></script>`,
    }
  }

  /** Resolves packages, which pages import by name, to their modules. */
  #moduleIds(names: readonly string[]): Promise<string[]> {
    const { pluginContainer } = this.#server.environments['ssr']!
    const idOf = async (name: string) =>
      isAbsolute(name) ? name : ((await pluginContainer.resolveId(name))?.id ?? name)
    return Promise.all(names.map(idOf))
  }

  /** The client that patches the page when its source has changed. */
  get #clientScript(): string {
    return this.#url(packageFile('runtime/dev-client'))
  }

  #url(id: string): string {
    return servedUrl(this.#server.config, id)
  }
}
