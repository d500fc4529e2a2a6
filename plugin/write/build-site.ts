import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteBuilder } from 'vite'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import { missingDiagnostics } from '../render/missing-diagnostics.ts'
import type { MissingModules } from '../render/missing-modules.ts'
import { checkBase } from './check-base.ts'
import { checkIntegrations } from './check-integrations.ts'
import { writeMarkdownPages } from './markdown-pages.ts'
import { writeOutputs } from './write-outputs.ts'
import { PageCompiler } from '../render/page-compiler.ts'
import { freeMemory, sizeForRendering } from '../render/page-pool.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { uncaughtDiagnostic } from '../kit/uncaught-errors.ts'
import type { Setup } from '../render/page-tasks.ts'
import type { StagingWriter, OutputHandle } from '../kit/staging-writer.ts'
import type { SitePart } from '../kit/part-folder.ts'
import type { Store } from '../kit/store.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { startContents } from './start-contents.ts'
import { buildStaged, shareResults, withPool } from './build-staged.ts'
import type { BuildState } from './build-state.ts'
import { bundleUsedParts } from './bundle-used-parts.ts'
import { compileSite } from './compile-site.ts'
import { checkReportFile } from './check-report-file.ts'
import { checkParts, reportRerendered, openParts, importParts } from './join-parts.ts'
import { PreviousDocuments } from './previous-documents.ts'
import type { Progress } from './progress.ts'
import { hasOtherPlugins } from './has-other-plugins.ts'
import { createDeferred } from './create-deferred.ts'
import { SERVER_ENTRY } from './module-graph.ts'
import { findPageImports } from './find-page-imports.ts'
import { pageSource } from './page-source.ts'
import type { PreparedSite } from './prepare-site.ts'
import {
  renderDocuments,
  type DocumentsInput,
  type RenderedSite,
} from './render-documents.ts'
import type { BuildReport } from './report.ts'
import { buildServer, bundleFolders } from './bundle-server.ts'
import { startParallelWork } from './start-parallel-work.ts'
import { sortProblems } from '../kit/sort-problems.ts'

/** Where and how a site is built. */
export interface BuildTarget {
  /** Absolute path of the output folder. */
  outDir: string
  /** Replace the folder instead of writing into it. */
  empty: boolean
  /** Replace the folder even if it has no output marker. */
  force: boolean
  /** The value of `outputStamp` when the project was read. */
  stamp: string
  /** Wait for another build of the same output to finish. */
  wait: boolean
  base: string
  /** Called with the owner of a build that is waited for. */
  onWait(owner: string): void
  /** Returns further diagnostics about the site. */
  inspect(project: Project, compilations: readonly PageCompilation[]): Diagnostic[]
  /** Reports progress. */
  progress: Progress
  /** Folders of the parts to join. Empty for a regular build. */
  join: readonly string[]
}

/** State shared by the bundler hooks and the steps of a build. */
export interface SiteBuild {
  project: ProjectHandle
  /** Filled by hooks while the server modules are bundled. */
  islands: IslandRegistry
  missing: MissingModules
  build: BuildState
}

/**
 * Builds the whole site: compiles every page, bundles theme and islands, and renders every
 * page. The output is replaced at the end, or not at all.
 *
 * @throws Error if a step fails as a whole. Problems of single pages and settings are in the
 *   report.
 */
export async function buildSite(
  builder: ViteBuilder,
  site: SiteBuild,
  target: BuildTarget,
): Promise<BuildReport> {
  const parts = openParts(target.join, target.base, target.outDir)
  const fill = (store: Store) => importParts(parts, store)
  return buildStaged(site.project, target, { fill }, async (output) => {
    checkReportFile(site.project.current)
    const { report } = await buildInto(output, builder, site, { ...target, parts })
    return report
  })
}

/** The result of a build that writes no output: its report, and the compiled pages. */
export interface DryRun {
  report: BuildReport
  compilations: PageCompilation[]
}

/**
 * Builds the whole site into a temporary folder to collect all diagnostics. Skips what can't
 * report any about pages: the search index and copying files.
 *
 * @throws Error as `buildSite` does.
 */
export async function dryRunSite(
  builder: ViteBuilder,
  site: SiteBuild,
  target: Pick<BuildTarget, 'base' | 'progress' | 'inspect'>,
): Promise<DryRun> {
  const project = await site.project.open({ usesShared: true })
  const folder = mkdtempSync(join(tmpdir(), 'skerry-check-'))
  try {
    const step = { ...target, isDryRun: true }
    const dryRun = await buildInto({ folder }, builder, site, step)
    await shareResults(project, dryRun.report)
    return dryRun
  } finally {
    rmSync(folder, { recursive: true, force: true })
    project.store.close()
  }
}

/** The part of the target that the build steps need. */
interface StepsTarget extends Pick<BuildTarget, 'base' | 'progress' | 'inspect'> {
  isDryRun?: boolean
  /** The parts to join. */
  parts?: readonly SitePart[]
}

function buildInto(
  output: OutputHandle,
  builder: ViteBuilder,
  site: SiteBuild,
  target: StepsTarget,
): Promise<DryRun> {
  return withPool(site.project.current, output, (pool, writer) =>
    runSteps(writer, pool, builder, site, target),
  )
}

async function runSteps(
  output: StagingWriter,
  pool: WorkerPool,
  builder: ViteBuilder,
  site: SiteBuild,
  { base, progress, inspect, isDryRun = false, parts = [] }: StepsTarget,
): Promise<DryRun> {
  const { missing, build } = site
  const project = site.project.current
  const found = [...checkIntegrations(project.site), ...checkBase(base, project)]
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic)
  pool.onLateError = (error) => report(uncaughtDiagnostic(error))

  const compiler = new PageCompiler(project, pool, base)
  const compilations = await compilePages(compiler, pool, site, progress)
  const server = await buildServer(builder, site, bundleFolders(project, output.folder))
  /** Work that runs concurrently with the steps. */
  const concurrent: (Promise<unknown> | undefined)[] = []
  const bundling = createDeferred()
  const hasOthers = hasOtherPlugins(builder)
  try {
    const { facts, prepared, contents } = await startContents(
      { project, pool, compiler, compilations, build, server, base, progress, report },
      (each) => checkParts(project, each, parts),
    )
    const { pages } = prepared
    const { searching, copying, imaging, converting } = startParallelWork(
      { project, pages, contents, output, report, bundled: bundling.opened },
      { server, hasOthers, isDryRun, base, progress, cards: prepared.cards },
    )
    concurrent.push(copying, searching, imaging, converting)
    // If another step fails first, report its error instead.
    for (const work of concurrent) work?.catch(() => {})
    // Documents are written into the same folders, so wait for the copies.
    await Promise.all([contents.finish(), copying])
    await freeMemory(pool)

    const client = await bundleUsedParts(builder, site, compilations, contents, output)
    bundling.open()
    const images = await converting
    const data: SiteData = { ...facts, islands: client.islands }
    const step = { project, pool, output, contents, client, images, site: data }
    const writing = writeMarkdownPages({ ...step, pages })
    concurrent.push(writing)
    const rendering = renderSite(step, prepared, build, hasOthers)
    const [rendered, markdownFiles] = await Promise.all([rendering, writing])
    const source = pageSource(pages, contents, rendered)
    const policyNeeds = await writeOutputs(
      { ...step, compilations, pages: rendered.pages, ...source, report },
      markdownFiles,
    )
    const [search] = await Promise.all([searching, imaging])
    const diagnostics = sortProblems([
      ...knownProblems(project, compilations, missing),
      ...rendered.diagnostics,
      ...found,
      ...reportRerendered(parts, pages, contents),
      ...inspect(project, compilations),
    ])
    const result: BuildReport = {
      pages: rendered.pages,
      islands: Object.keys(client.islands),
      client,
      ...build.bundles,
      plainPage: rendered.plainPage,
      diagnostics,
      policyNeeds,
      leftOut: project.unpublished.leftOut,
      ...(search && { search }),
    }
    return { report: result, compilations }
  } finally {
    // Nothing may write to the folder once it has been discarded.
    await pool.close()
    bundling.open()
    await Promise.allSettled(concurrent)
    server.dispose()
  }
}

/** Compiles all pages. Sets what they import, for the server bundle. */
async function compilePages(
  compiler: PageCompiler,
  pool: WorkerPool,
  { project: { current: project }, build }: SiteBuild,
  progress: Progress,
): Promise<PageCompilation[]> {
  const compilations = await compileSite(compiler, project, progress)
  await sizeForRendering(pool, compilations)
  build.pageImports.set(findPageImports(project, compilations))
  return compilations
}

/** The problems that reading and compiling found. */
function knownProblems(
  project: Project,
  compilations: readonly PageCompilation[],
  missing: MissingModules,
): Diagnostic[] {
  const compiled = compilations.flatMap((each) => each.facts.diagnostics)
  const unresolved = missingDiagnostics(missing, project, compilations)
  return [...project.diagnostics, ...compiled, ...unresolved]
}

type RenderStep = Pick<
  DocumentsInput,
  'project' | 'pool' | 'output' | 'contents' | 'client' | 'images' | 'site'
>

/** Renders all documents. Terminates the workers afterwards to free their memory. */
async function renderSite(
  step: RenderStep,
  { pages, sidebars }: PreparedSite,
  { modules, graph }: BuildState,
  hasOthers: boolean,
): Promise<RenderedSite> {
  const { pool, client } = step
  const setup: Setup = { type: 'islands-setup', islands: client.islands }
  pool.broadcast(setup)
  const serverHash = modules.value.hashOf([SERVER_ENTRY])
  const rendered = await renderDocuments({
    ...step,
    graph: graph.value,
    pages,
    sidebars,
    serverHash,
    earlier: new PreviousDocuments({
      ...step,
      sidebars,
      hasOthers,
      modules: modules.value,
    }),
  })
  await pool.terminateIdle()
  return rendered
}
