import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  DocumentAssets,
  NavigationEntry,
  PageProblem,
  Settings,
  SiteData,
} from '../../runtime/types.ts'
import { CodeStyles } from '../code-styles.ts'
import { contentHash } from '../content-hash.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Live } from '../live.ts'
import type { Compilation, PageCompiler } from '../pages/compile-pages.ts'
import { foldersOf, outputFiles } from '../pages/output-files.ts'
import { EMPTY_PAGE, notFoundPage } from '../pages/not-found.ts'
import { pageData, SidebarTable } from '../pages/page-data.ts'
import type {
  ContentAnswer,
  ContentTask,
  DocumentAnswer,
  DocumentTask,
  RenderSetup,
} from '../workers/page-tasks.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { styleOwners } from './style-owners.ts'
import type { BuiltClient } from './client-bundle.ts'
import type { Progress } from './progress.ts'
import type { PageReport } from './report.ts'
import type { BuiltServer } from './server-bundle.ts'

export interface RenderInput {
  live: Live
  pool: WorkerPool
  compiler: PageCompiler
  compilations: Compilation[]
  server: BuiltServer
  client: BuiltClient
  site: SiteData
  /** Where documents are written. */
  folder: string
  progress: Progress
}

export interface RenderedSite {
  pages: PageReport[]
  diagnostics: Diagnostic[]
  /** Styles and scripts of a page that uses no component. */
  plainPage: DocumentAssets
}

type Content = Pick<ContentAnswer, 'islands' | 'styles' | 'warnings' | 'error'>

/**
 * Renders every page: first its own content, from the cache where nothing that it depends
 * on has changed; then, once all generated styles are known, the document around it.
 */
export async function renderPages(input: RenderInput): Promise<RenderedSite> {
  const { live, pool, compiler, compilations, server, client, site, folder, progress } =
    input
  const { project } = live
  const { navigation, cache } = project
  const sidebars = new SidebarTable()
  const prepared = compilations.map((compilation) => {
    const { page, facts, key } = compilation
    const data = pageData(page, facts, project.lastModified(page.file))
    const around = navigation.locate(page.path)
    const contentKey = contentHash(key, server.hash, data, siteKey(site, live))
    return {
      compilation,
      data,
      around,
      sidebar: sidebars.numberOf(around),
      contentKey,
      problem: problemOf(facts.diagnostics, facts.failed),
    }
  })
  sidebars.numberOf(navigation.locate('404'))
  const setup: RenderSetup = {
    type: 'render-setup',
    bundle: server.url,
    site,
    sidebars: sidebars.list,
    cache: cache.directory,
  }
  pool.broadcast(setup)

  const contents = new Map<string, ContentAnswer>()
  const counted = progress.count('render', compilations.length)
  await Promise.all(
    prepared.map(async ({ compilation, data, contentKey, problem }) => {
      const { page, key, facts } = compilation
      const known =
        cache.directory === undefined
          ? undefined
          : cache.get<ContentAnswer>('content', contentKey)
      const task: ContentTask = {
        type: 'content',
        key: contentKey,
        codeKey: key,
        code: cache.directory === undefined ? compiler.codeOf(compilation) : undefined,
        page: data,
        imports: facts.imports.map(({ id }) => id),
        problem,
      }
      contents.set(
        page.path,
        known ?? (await pool.run<ContentAnswer>(task).catch(crashed)),
      )
      counted.next()
    }),
  )

  const generated = new CodeStyles()
  for (const { facts } of compilations) generated.add(facts.codeStyles)
  for (const { styles } of contents.values()) generated.add(styles)
  // Named by what it is made from: the shell's part is known only when the documents are drawn.
  const generatedName = `assets/generated-${contentHash(generated.toString(), server.hash, project.settings).slice(0, 8)}.css`
  const shellHasStyles = hasColors(project.settings.navigation)

  const plainPage: DocumentAssets = {
    styles: client.core,
    loader: client.loader,
    hydrate: client.hydrate,
    scripts: project.site.scripts.map((file) => site.base + file),
    head: '',
  }
  const folders = foldersOf([...project.site.pages.values()].map(({ url }) => url))
  const reports: PageReport[] = []
  const diagnostics: Diagnostic[] = []
  await Promise.all(
    prepared.map(async ({ compilation, data, around, sidebar, contentKey }) => {
      const { page, facts, ms } = compilation
      const content = contents.get(page.path)!
      const hasGenerated =
        Object.keys(facts.codeStyles).length + Object.keys(content.styles).length > 0
      const files = outputFiles(page.url, {
        isIndex: /(^|\/)index$/.test(page.path),
        hasFolder: folders.has(page.url),
        trailingSlash: project.settings.seo.trailingSlash,
      })
      const { sidebar: _, ...navigationRest } = around
      const task: DocumentTask = {
        type: 'document',
        page: data,
        navigation: { ...navigationRest, sidebar },
        assets: {
          ...plainPage,
          styles: [
            ...client.core,
            ...pageStyles(live, compilation, client),
            ...(facts.classNames.length > 0 && client.utilities
              ? [client.utilities]
              : []),
            ...(hasGenerated || shellHasStyles ? [site.base + generatedName] : []),
          ],
        },
        content:
          cache.directory === undefined || content.error !== undefined
            ? content
            : contentKey,
        files: files.map((file) => join(folder, file)),
      }
      const { bytes, islands, styles, warnings } = await pool.run<DocumentAnswer>(task)
      generated.add(styles)
      const found = contentDiagnostics(page.file, {
        ...content,
        warnings: [...content.warnings, ...warnings],
      })
      diagnostics.push(...found)
      const failed = facts.failed || content.error !== undefined
      reports.push({
        file: page.file,
        url: page.url,
        output: files[0]!,
        status: failed ? 'error' : 'ok',
        ms: Math.round(ms),
        bytes,
        islands,
        warnings: [...facts.diagnostics, ...found].filter(
          ({ severity }) => severity === 'warning',
        ).length,
      })
    }),
  )
  await renderNotFound(input, sidebars, plainPage)
  const css = generated.toString()
  if (css !== '') writeFileSync(join(folder, generatedName), css)
  reports.sort((a, b) => (a.url < b.url ? -1 : 1))
  return { pages: reports, diagnostics: diagnostics.sort(byPlace), plainPage }
}

/** `404.html`, which hosts show for unknown addresses. */
async function renderNotFound(
  { live, pool, folder }: RenderInput,
  sidebars: SidebarTable,
  assets: DocumentAssets,
): Promise<void> {
  const page = notFoundPage(live.project)
  const navigation = live.project.navigation.locate(page.path)
  const contentTask: ContentTask = {
    type: 'content',
    key: '',
    codeKey: '',
    code: EMPTY_PAGE,
    page,
    imports: [],
    notFound: { navigation },
  }
  const content = await pool.run<ContentAnswer>(contentTask)
  const documentTask: DocumentTask = {
    type: 'document',
    page,
    navigation: { ...navigation, sidebar: sidebars.numberOf(navigation) },
    assets,
    content,
    files: [join(folder, '404.html')],
  }
  await pool.run(documentTask)
}

/** Sheets of a page's components, which the core sheet does not hold. */
function pageStyles(live: Live, compilation: Compilation, client: BuiltClient): string[] {
  const files = styleOwners(live, compilation).flatMap((owner) => live.stylesOf(owner))
  const urls = [...new Set(files)].sort().map((file) => client.styleOf(file))
  return [...new Set(urls.filter((url) => url !== undefined))]
}

/** What of the site a page's own content depends on. */
function siteKey(site: SiteData, live: Live): unknown {
  const { settings: _, islands: ___, ...facts } = site
  const { navigation: __, ...settings } = live.project.settings
  return [facts, settings]
}

/** Whether the navigation is drawn in colours of the author's, which become generated classes. */
function hasColors({ children, global }: Settings['navigation']): boolean {
  const colored = (entry: NavigationEntry): boolean =>
    entry.kind !== 'page' &&
    (('color' in entry && entry.color !== undefined) || entry.children.some(colored))
  return [...children, ...global].some(colored)
}

function crashed(error: unknown): ContentAnswer {
  const message = error instanceof Error ? error.message : String(error)
  return {
    html: '',
    islands: [],
    loadIslands: [],
    styles: {},
    warnings: [],
    error: message,
  }
}

function problemOf(
  diagnostics: readonly Diagnostic[],
  failed: boolean,
): PageProblem | undefined {
  return failed ? diagnostics.find(({ severity }) => severity === 'error') : undefined
}

/** What rendering said of a page, as diagnostics. */
function contentDiagnostics(file: string, { warnings, error }: Content): Diagnostic[] {
  const found: Diagnostic[] = warnings.map((warning) => ({
    severity: 'warning',
    file,
    ...warning,
  }))
  if (error !== undefined) {
    found.push({
      severity: 'error',
      code: 'mdx/render',
      message: `this page throws while it is rendered: ${error}`,
      hint: 'Code in a page runs at build time: guard what needs a browser with `typeof document`.',
      file,
    })
  }
  return found
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  const place = ({ file = '', line = 0, code }: Diagnostic) =>
    `${file}\0${String(line).padStart(9, '0')}\0${code}`
  return place(a) < place(b) ? -1 : 1
}
