import type { RenderedPage, RenderPageInput } from '../../runtime/render-page.ts'
import type { NavItem } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type {
  PageProblem,
  RenderedContent,
  RenderedDocument,
  RenderedRows,
  RenderWarning,
} from '../../runtime/types/rendering.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import type { ApiPart } from './api-part.ts'
import type { RecordedSurroundings } from './record-reads.ts'
import { brokenPlace } from './broken-module.ts'
import { layoutFailure, ownPlace } from './module-failure.ts'
import type { ServerBundle } from './server-bundle.ts'
import { guardGlobals } from './guard-globals.ts'
import type { ContentTask, DocumentTask, RenderSetup, RowsTask } from './page-tasks.ts'
import type { SiteModules } from './site-modules.ts'
import { titledId } from '../mdx/heading-id.ts'
import { browserGlobals } from '../../runtime/kit/browser-globals.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

/** A page's rendered content, and its Markdown if it was requested and rendering succeeded. */
interface RenderedPageContent {
  content: RenderedPage
  markdown?: string
}

type ApiModule = Awaited<ReturnType<ServerBundle['loadApiModule']>>
type Highlight = Awaited<ReturnType<typeof loadHighlighter>>
type Imports = RenderPageInput['imports']
type ImportProblem = PageProblem & { code: string }

/**
 * Renders pages, in the same way for builds and dev. Pages must be rendered one at a time,
 * because they share the built-in objects of their thread.
 */
export class PageRenderer {
  readonly #modules: SiteModules
  readonly #setup: RenderSetup
  /** Modules that were loaded when `#restoreGlobals` was created. */
  readonly #known = new WeakSet<object>()
  /** Undoes a page's changes to shared built-in objects. */
  #restoreGlobals: (() => string[]) | undefined
  #highlighter: Promise<Highlight> | undefined

  constructor(modules: SiteModules, setup: RenderSetup) {
    this.#modules = modules
    this.#setup = setup
  }

  /**
   * Renders a page's content. Errors that its code throws are in the result.
   *
   * @param code The compiled page.
   * @param surroundings What it may read besides its code.
   * @throws Error if the site's own modules can't be loaded.
   */
  async renderContent(
    task: ContentTask,
    code: string,
    surroundings: RecordedSurroundings,
  ): Promise<RenderedPageContent> {
    const { page, site } = surroundings
    const bundle = await this.#modules.server()
    const { imports, problems } = await this.#importModules(task)
    const [problem, ...otherProblems] = problems
    const extend = task.api && (await this.#apiExtension(bundle, task.api, surroundings))
    this.#guard([bundle, ...Object.values(imports)])
    const render = (source: string) =>
      bundle.renderPage({
        code: source,
        page,
        site,
        components: surroundings.record(bundle.components),
        imports,
        layout: bundle.layout,
        problem: task.problem ?? problem,
        notFound: task.notFound,
        extend,
        highlight: ({ code: text, language, ...lines }) =>
          this.#highlight(site.settings, text, language, lines),
        placeOf: (error) => ownPlace(error, this.#setup.root),
        titledId,
      })
    let forReaders: RenderedPage
    let forAgents: RenderedPage | undefined
    let changed: string[] = []
    const { everywhere, imports: ofReact } = this.#setup.react
    const giveBack = bundle.installVNodeHook(
      everywhere || task.imports.some((id) => ofReact.includes(id)),
    )
    try {
      forReaders = await render(code)
      if (task.agentsCode !== undefined && task.markdown)
        forAgents = await render(task.agentsCode)
    } catch (error) {
      // Errors of the page are part of the result; these are of the layout parts in its place.
      throw layoutFailure(error, page.file, this.#setup.root)
    } finally {
      giveBack()
      changed = this.#restoreGlobals!()
    }
    const content: RenderedPage = {
      ...forReaders,
      ...(problem && { error: problem }),
      warnings: [
        ...forReaders.warnings,
        ...otherProblems,
        ...(changed.length > 0 ? [changedGlobals(changed)] : []),
      ],
    }
    const markdown = await markdownOf(task, forAgents ?? content)
    return markdown === undefined ? { content } : { content, markdown }
  }

  /**
   * Renders the document around a page's content.
   *
   * @throws SkerryError if a layout part throws.
   */
  async renderDocument(
    { page, navigation, assets }: DocumentTask,
    content: RenderedContent,
  ): Promise<RenderedDocument> {
    const { renderDocument, layout, installVNodeHook } = await this.#modules.server()
    const { site, islands, react } = this.#setup
    const sidebar = this.#sidebarOf(navigation)
    const giveBack = installVNodeHook(react.everywhere)
    try {
      return renderDocument({
        page,
        navigation: { ...navigation, sidebar },
        site: { ...site, islands },
        content,
        layout,
        assets,
      })
    } catch (error) {
      throw layoutFailure(error, page.file, this.#setup.root)
    } finally {
      giveBack()
    }
  }

  /**
   * Renders the rows that documents with a long sidebar leave out.
   *
   * @throws Error if one of their components throws.
   */
  async renderRows({ page, ...task }: RowsTask): Promise<RenderedRows> {
    const { renderSidebarRows, installVNodeHook } = await this.#modules.server()
    const { site, react } = this.#setup
    const giveBack = installVNodeHook(react.everywhere)
    try {
      return renderSidebarRows({ page, site, sidebar: this.#sidebarOf(task) })
    } finally {
      giveBack()
    }
  }

  #sidebarOf({ sidebar }: Pick<RowsTask, 'sidebar'>): NavItem[] {
    return typeof sidebar === 'number' ? (this.#setup.sidebars[sidebar] ?? []) : sidebar
  }

  /** Loads all modules that a page imports. Those that fail are left out. */
  async #importModules({
    imports: ids,
    page,
  }: ContentTask): Promise<{ imports: Imports; problems: ImportProblem[] }> {
    const imports: Imports = {}
    const problems: ImportProblem[] = []
    for (const id of ids) {
      try {
        imports[id] = await this.#modules.pageImport(id)
      } catch (error) {
        problems.push(importProblem(id, error, page, this.#setup.root))
      }
    }
    return { imports, problems }
  }

  /** Returns a function that adds a page's part of an API description to its module. */
  async #apiExtension(
    bundle: ServerBundle,
    target: ApiPart,
    { page, site }: RecordedSurroundings,
  ): Promise<RenderPageInput['extend']> {
    const { apis } = this.#setup
    let buildApiModule: ApiModule['buildApiModule']
    try {
      ;({ buildApiModule } = await bundle.loadApiModule())
    } catch (error) {
      return () => Promise.reject(error)
    }
    const highlight = (code: string, language: string) =>
      this.#highlight(site.settings, code, language)
    const api = 'source' in target ? apis.get(target.source) : undefined
    return (module) => buildApiModule({ target, module, api, page, site, highlight })
  }

  /** Highlights code that isn't a fence. */
  async #highlight(settings: Pick<Settings, 'styling'>, ...code: Parameters<Highlight>) {
    // Read for each page, so that it is recorded for each page.
    const { styling } = settings
    const highlight = await (this.#highlighter ??= loadHighlighter(
      this.#setup.root,
      styling,
    ))
    return highlight(...code)
  }

  /**
   * Captures the built-in objects again if modules were loaded: what a module changes on load
   * isn't undone.
   */
  #guard(modules: readonly object[]): void {
    const isNew = modules.some((module) => !this.#known.has(module))
    for (const module of modules) this.#known.add(module)
    if (isNew || !this.#restoreGlobals) this.#restoreGlobals = guardGlobals()
  }
}

function importProblem(
  id: string,
  error: unknown,
  { file }: PageData,
  root: string,
): ImportProblem {
  const message = errorMessage(error)
  const place = brokenPlace(error) ?? ownPlace(error, root) ?? { file }
  const name = /^(\w+) is not defined$/.exec(message)?.[1]
  return {
    message: `${id} cannot be loaded: ${message}`,
    ...(name !== undefined &&
      browserGlobals.has(name) && {
        hint: `Pages are rendered before a browser sees them: read \`${name}\` in \`useEffect\` or in an event handler, or guard with \`typeof ${name}\`.`,
      }),
    code: 'mdx/import',
    ...place,
  }
}

async function loadHighlighter(
  root: string,
  { codeblocks, languages }: Settings['styling'],
) {
  const { sampleHighlighter } = await import('../compile/sample-highlighter.ts')
  return sampleHighlighter(root, codeblocks, languages)
}

function changedGlobals(changed: string[]): RenderWarning {
  return {
    code: 'render/changes-globals',
    message: `code of this page modifies ${changed.join(', ')}, which all pages share; the change was undone`,
    hint: 'Use variables of the page instead.',
  }
}

/** The page as Markdown, if it was requested and the page has no error. */
async function markdownOf(
  { problem, notFound, markdown }: ContentTask,
  { html, panel = '', error }: RenderedPage,
): Promise<string | undefined> {
  if (!markdown || problem || notFound || error) return undefined
  const { htmlToMarkdown } = await import('./html-to-markdown.ts')
  return htmlToMarkdown(html + panel)
}
