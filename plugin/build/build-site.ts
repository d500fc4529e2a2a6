import type { ViteBuilder } from 'vite'
import type { Diagnostic } from '../diagnostic.ts'
import type { Live } from '../live.ts'
import { feedPages } from '../output/feeds.ts'
import { checkIntegrations } from '../output/integrations.ts'
import { writeOutputs } from '../output/write-outputs.ts'
import { openPagePool, PageCompiler, type Compilation } from '../pages/compile-pages.ts'
import type { SiteData } from '../../runtime/types.ts'
import { SidebarTable } from '../pages/page-data.ts'
import { lateDiagnostic, type LateError } from '../workers/late-errors.ts'
import type { IslandsSetup, RenderSetup } from '../workers/page-tasks.ts'
import { writeSearch } from '../search/write-search.ts'
import { buildUtilities } from '../styles/build-utilities.ts'
import { buildClient } from './client-bundle.ts'
import { copyAssets } from './copy-assets.ts'
import { openStaging } from './output-folder.ts'
import type { Progress } from './progress.ts'
import { preparePages } from './prepare-pages.ts'
import { renderContents } from './render-contents.ts'
import { renderDocuments } from './render-documents.ts'
import type { BuildReport } from './report.ts'
import { buildServer } from './server-bundle.ts'
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

/**
 * Builds the whole site: every page compiled, then theme and islands bundled, then every
 * page rendered; the output is replaced at the end, or not at all.
 */
export async function buildSite(
  builder: ViteBuilder,
  live: Live,
  { outDir, empty, base, progress }: BuildTarget,
): Promise<BuildReport> {
  const { project } = live
  const staging = openStaging(outDir, project.root, empty)
  const pool = openPagePool(project)
  const late: LateError[] = []
  pool.onLateError = (error) => late.push(error)
  try {
    const compiler = new PageCompiler(project, pool, base)
    const pages = [...project.site.pages.values()]
    const counted = progress.count('compile', pages.length)
    const compilations = await Promise.all(
      pages.map(async (page) => {
        const compilation = await compiler.compile(page)
        counted.next()
        return compilation
      }),
    )
    findPageImports(live, compilations)

    const server = await buildServer(builder, project.cache)
    const feeds = feedPages(compilations, project.origin)
    const plain = buildSiteFacts(project, { base, islands: {}, dev: false, feeds })
    const prepared = preparePages(live, compilations, server, plain)
    const sidebars = new SidebarTable()
    for (const { around } of prepared) sidebars.numberOf(around)
    sidebars.numberOf(project.navigation.locate('404'))
    const setup: RenderSetup = {
      type: 'render-setup',
      bundle: server.url,
      site: plain,
      root: project.root,
      sidebars: sidebars.list,
      apis: Object.fromEntries(project.apis),
      cache: project.cache.directory,
    }
    pool.broadcast(setup)
    const contents = await renderContents(
      prepared,
      pool,
      compiler,
      project.cache,
      progress,
    )
    const found: Diagnostic[] = checkIntegrations(project.settings)
    const report = (diagnostic: Diagnostic) => void found.push(diagnostic)
    // Pagefind is a process of its own: it works while bundles and documents are made.
    const searching = plain.features.search
      ? writeSearch({
          project,
          pages: prepared,
          contents,
          folder: staging.folder,
          report,
        })
      : undefined

    live.utilities = await buildUtilities(
      compilations.flatMap(({ facts }) => facts.classNames),
    )
    const used = new Set([...contents.all()].flatMap(({ islands }) => islands))
    const client = await buildClient(builder, {
      islands: live.islands
        .all()
        .filter(({ name, module }) => used.has(name) || live.isChrome(module)),
      styles: componentStyles(live, compilations),
      utilities: live.utilities !== '',
      outDir: staging.folder,
    })
    const site: SiteData = { ...plain, islands: client.islands }
    const islandsSetup: IslandsSetup = { type: 'islands-setup', islands: client.islands }
    pool.broadcast(islandsSetup)

    const rendered = await renderDocuments({
      live,
      pool,
      pages: prepared,
      contents,
      sidebars,
      serverHash: server.hash,
      client,
      site,
      folder: staging.folder,
    })
    copyAssets(project, staging.folder)
    const byPath = new Map(prepared.map((page) => [page.data.path, page]))
    await writeOutputs({
      project,
      site,
      compilations,
      pages: rendered.pages,
      folder: staging.folder,
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
    server.dispose()

    const diagnostics: Diagnostic[] = [
      ...project.diagnostics,
      ...compilations.flatMap(({ facts }) => facts.diagnostics),
      ...rendered.diagnostics,
      ...found,
      ...late.map(lateDiagnostic),
    ]
    const result: BuildReport = {
      pages: rendered.pages,
      islands: Object.keys(client.islands),
      client,
      plainPage: rendered.plainPage,
      diagnostics,
      ...(search && { search }),
    }
    if (isShippable(diagnostics, project.options.strict ?? false)) staging.commit()
    else staging.discard()
    return result
  } catch (error) {
    staging.discard()
    throw error
  } finally {
    await pool.close()
  }
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
function componentStyles(live: Live, compilations: Compilation[]): string[] {
  const owners = new Set(
    compilations.flatMap((compilation) => styleOwners(live, compilation)),
  )
  const core = new Set(live.layoutStyles())
  const styles = new Set([...owners].sort().flatMap((owner) => live.stylesOf(owner)))
  return [...styles].filter((file) => !core.has(file)).sort()
}
