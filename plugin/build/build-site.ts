import type { ViteBuilder } from 'vite'
import type { Diagnostic } from '../diagnostic.ts'
import type { Live } from '../live.ts'
import { feedPages } from '../output/feeds.ts'
import { checkIntegrations } from '../output/integrations.ts'
import { writeOutputs } from '../output/write-outputs.ts'
import { openPagePool, PageCompiler, type Compilation } from '../pages/compile-pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { Project } from '../project.ts'
import { SidebarTable } from '../pages/page-data.ts'
import { lateDiagnostic } from '../workers/late-errors.ts'
import type { IslandsSetup, RenderSetup } from '../workers/page-tasks.ts'
import { keepHeapsLean } from '../workers/lean-heaps.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { writeSearch } from '../search/write-search.ts'
import { buildUtilities } from '../styles/build-utilities.ts'
import { buildClient, type BuiltClient } from './client-bundle.ts'
import { copyAssets } from './copy-assets.ts'
import { openStaging } from './output-folder.ts'
import type { Progress } from './progress.ts'
import { preparePages, type PreparedPage } from './prepare-pages.ts'
import { renderContents, type Contents } from './render-contents.ts'
import { renderDocuments } from './render-documents.ts'
import type { BuildReport } from './report.ts'
import { buildServer, type BuiltServer } from './server-bundle.ts'
import { buildSiteFacts } from './site-data.ts'
import { importTarget, styleOwners } from './style-owners.ts'

export interface BuildTarget {
  /** Absolute path of the output folder. */
  outDir: string
  /** Replace the folder rather than write into it. */
  empty: boolean
  base: string
  /** Says what is going on; absent where nobody watches. */
  progress: Progress
}

/** Bytes: from here on, workers give theirs back between the two passes over the pages. */
const MUCH_MEMORY = 600 * 2 ** 20

/**
 * Builds the whole site: every page compiled, then theme and islands bundled, then every
 * page rendered; the output is replaced at the end, or not at all.
 *
 * @throws Error when a step fails as a whole; what is wrong with single pages or settings is
 *   in the report.
 */
export async function buildSite(
  builder: ViteBuilder,
  live: Live,
  target: BuildTarget,
): Promise<BuildReport> {
  keepHeapsLean()
  const { project } = live
  const staging = openStaging(target.outDir, project.root, target.empty)
  const pool = openPagePool(project)
  try {
    const report = await buildInto(staging.folder, pool, builder, live, target)
    if (isShippable(report.diagnostics, project.options.strict ?? false)) staging.commit()
    else staging.discard()
    return report
  } catch (error) {
    staging.discard()
    throw error
  } finally {
    await pool.close()
  }
}

async function buildInto(
  folder: string,
  pool: WorkerPool,
  builder: ViteBuilder,
  live: Live,
  { base, progress }: BuildTarget,
): Promise<BuildReport> {
  const { project } = live
  const found: Diagnostic[] = checkIntegrations(project.settings)
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic)
  pool.onLateError = (error) => report(lateDiagnostic(error))

  const compiler = new PageCompiler(project, pool, base)
  const compilations = await compilePages(compiler, project, progress)
  findPageImports(live, compilations)

  const server = await buildServer(builder, project.cache)
  try {
    const feeds = feedPages(compilations, project.origin)
    const plain = buildSiteFacts(project, { base, islands: {}, dev: false, feeds })
    const pages = preparePages(live, compilations, server, plain)
    const sidebars = listSidebars(project, pages)
    pool.broadcast(renderSetup(project, server, plain, sidebars))
    const contents = renderContents(pages, pool, compiler, project.cache, progress)
    // Pagefind is a process of its own: it works while pages, bundles and documents are made.
    const searching = plain.features.search
      ? writeSearch({ project, pages, contents, folder, report })
      : undefined
    // Nothing waits for the copies but the documents, which are written beside them.
    await Promise.all([contents.finish(), copyAssets(project, folder)])
    if (process.memoryUsage.rss() > MUCH_MEMORY) await pool.rest()

    const client = await bundleClient(builder, live, compilations, contents, folder)
    const site: SiteData = { ...plain, islands: client.islands }
    const islandsSetup: IslandsSetup = { type: 'islands-setup', islands: client.islands }
    pool.broadcast(islandsSetup)

    const serverHash = server.hash
    const rendered = await renderDocuments({
      live,
      pool,
      pages,
      contents,
      sidebars,
      serverHash,
      client,
      site,
      folder,
    })
    // What follows needs no pages drawn: the memory of the workers is free for it.
    await pool.close()
    const byPath = new Map(pages.map((page) => [page.data.path, page]))
    await writeOutputs({
      project,
      site,
      compilations,
      pages: rendered.pages,
      folder,
      contentOf: (path) => {
        const page = byPath.get(path)
        return page && contents.read(page)
      },
      markdownOf: (path) => {
        const page = byPath.get(path)
        return page && contents.readMarkdown(page)
      },
      report,
    })
    const search = await searching
    return {
      pages: rendered.pages,
      islands: Object.keys(client.islands),
      client,
      plainPage: rendered.plainPage,
      diagnostics: [
        ...project.diagnostics,
        ...compilations.flatMap(({ facts }) => facts.diagnostics),
        ...rendered.diagnostics,
        ...live.missingModules.values(),
        ...found,
      ],
      ...(search && { search }),
    }
  } finally {
    server.dispose()
  }
}

function compilePages(
  compiler: PageCompiler,
  { site }: Project,
  progress: Progress,
): Promise<Compilation[]> {
  const counted = progress.count('compile', site.pages.size)
  return Promise.all(
    [...site.pages.values()].map(async (page) => {
      const compilation = await compiler.compile(page)
      counted.next()
      return compilation
    }),
  )
}

/** The sidebars of all pages, the one for unknown addresses among them. */
function listSidebars(project: Project, pages: readonly PreparedPage[]): SidebarTable {
  const sidebars = new SidebarTable()
  for (const { around } of pages) sidebars.numberOf(around)
  sidebars.numberOf(project.navigation.locate('404'))
  return sidebars
}

function renderSetup(
  { root, apis, cache }: Project,
  { url }: BuiltServer,
  site: SiteData,
  sidebars: SidebarTable,
): RenderSetup {
  return {
    type: 'render-setup',
    bundle: url,
    site,
    root,
    sidebars: sidebars.list,
    apis: Object.fromEntries(
      [...apis].map(([source, api]) => [source, JSON.stringify(api)]),
    ),
    cache: cache.directory,
  }
}

/** The browser's files: only islands, styles and utility classes that some page uses. */
async function bundleClient(
  builder: ViteBuilder,
  live: Live,
  compilations: readonly Compilation[],
  contents: Contents,
  outDir: string,
): Promise<BuiltClient> {
  live.utilities = await buildUtilities(
    compilations.flatMap(({ facts }) => facts.classNames),
  )
  const used = new Set([...contents.all()].flatMap(({ islands }) => islands))
  return buildClient(builder, {
    islands: live.islands
      .all()
      .filter(({ name, module }) => used.has(name) || live.isChrome(module)),
    styles: componentStyles(live, compilations),
    utilities: live.utilities !== '',
    outDir,
  })
}

/** Settings that are wrong must not ship; with `strict`, nothing that anyone was warned of. */
export function isShippable(
  diagnostics: readonly Diagnostic[],
  strict: boolean,
): boolean {
  return !diagnostics.some(({ severity, code }) =>
    strict
      ? severity !== 'info'
      : severity === 'error' && /^(settings|theme|build)\//.test(code),
  )
}

/** Modules that pages import join the server bundle: local files by their path, packages by name. */
function findPageImports(live: Live, compilations: Compilation[]): void {
  for (const { facts } of compilations) {
    for (const { id } of facts.imports) live.pageImports.set(id, importTarget(live, id))
  }
}

/** Style files of components that any page uses, without what every page has anyway. */
function componentStyles(live: Live, compilations: readonly Compilation[]): string[] {
  const owners = new Set(
    compilations.flatMap((compilation) => styleOwners(live, compilation)),
  )
  const core = new Set(live.layoutStyles())
  const styles = new Set([...owners].sort().flatMap((owner) => live.stylesOf(owner)))
  return [...styles].filter((file) => !core.has(file)).sort()
}
