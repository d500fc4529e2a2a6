import type { ViteBuilder } from 'vite'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { uncaughtDiagnostic } from '../kit/uncaught-errors.ts'
import { partMaker, writePart, type PartManifest } from '../kit/part-folder.ts'
import type { RemoteTraffic } from '../kit/remote-cache.ts'
import { sortProblems } from '../kit/sort-problems.ts'
import { StagingWriter } from '../kit/staging-writer.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { PageCompiler } from '../render/page-compiler.ts'
import { sizeForRendering } from '../render/page-pool.ts'
import { missingDiagnostics } from '../render/missing-diagnostics.ts'
import { contentDiagnostics } from '../render/render-on-pool.ts'
import { divisionPages } from '../site/division-pages.ts'
import type { Project } from '../site/project.ts'
import { hasOwnIndex } from '../site/search-options.ts'
import { startContents } from './start-contents.ts'
import type { BuildTarget, SiteBuild } from './build-site.ts'
import { buildStaged, withPool } from './build-staged.ts'
import { buildServer, bundleFolders } from './bundle-server.ts'
import { compileSite } from './compile-site.ts'
import { convertImages } from './convert-images.ts'
import { findPageImports } from './find-page-imports.ts'
import { partKey } from './part-key.ts'
import { noDivisions, noStore, unknownDivision } from './part-problems.ts'
import { indexPart } from './write-search.ts'

/** The result of building a part of a site. */
export interface PartReport {
  divisions: readonly string[]
  pages: number
  compiled: number
  rendered: number
  /** Size of the packs in the folder, in bytes. */
  bytes: number
  diagnostics: Diagnostic[]
  /** Absent if no shared cache is used. */
  shared?: RemoteTraffic
}

type PartTarget = Omit<BuildTarget, 'inspect' | 'join'>

/**
 * Builds a part of a site for a later build that joins all parts: compiles, renders and indexes
 * the pages of some divisions, as far as that doesn't depend on other pages.
 *
 * A part consists of the store entries of these pages. A build with these entries in its store
 * produces the same site as one without, so pages are only ever built in one way.
 *
 * @param names Divisions, as the navigation names them.
 * @throws SkerryError if the site has no such divisions, and as `buildSite` does.
 */
export function buildPart(
  builder: ViteBuilder,
  site: SiteBuild,
  target: PartTarget,
  names: readonly string[],
): Promise<PartReport> {
  const partTarget = { ...target, part: names }
  return buildStaged(site.project, partTarget, {}, async (output) => {
    const project = site.project.current
    const wanted = choosePages(project, names)
    const { pages, ...made } = await withPool(project, output, (pool, { folder }) =>
      makePages({ builder, site, target, pool, folder }, wanted),
    )
    const maker = partMaker(target.base)
    const manifest = { maker, divisions: [...names], pages }
    const bytes = writePart(new StagingWriter(output), project.store, manifest)
    if (bytes === undefined) throw new SkerryError([noStore()])
    return { ...made, divisions: names, pages: wanted.size, bytes }
  })
}

/** The paths of all pages in the given divisions. */
function choosePages(project: Project, names: readonly string[]): Set<string> {
  const divisions = divisionPages(project)
  if (divisions.byName.size === 0) throw new SkerryError([noDivisions(project)])
  const unknown = names.filter((name) => !divisions.byName.has(name))
  if (unknown.length > 0)
    throw new SkerryError(unknown.map((name) => unknownDivision(name, divisions)))
  return new Set(names.flatMap((name) => [...divisions.byName.get(name)!]))
}

interface PagesStep {
  builder: ViteBuilder
  site: SiteBuild
  target: PartTarget
  pool: WorkerPool
  /** The output folder, a fallback location for the server bundle. */
  folder: string
}

/** The results are in the store. */
const NOWHERE = { keep: () => false, write() {} }

type PartResult = Pick<PartReport, 'compiled' | 'rendered' | 'diagnostics'> &
  Pick<PartManifest, 'pages'>

/**
 * Builds everything about the pages that doesn't need the other pages. The results are in the
 * store.
 */
async function makePages(
  { builder, site, target: { base, progress }, pool, folder }: PagesStep,
  wanted: ReadonlySet<string>,
): Promise<PartResult> {
  const { missing, build } = site
  const project = site.project.current
  const found: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic)
  pool.onLateError = (error) => report(uncaughtDiagnostic(error))
  const compiler = new PageCompiler(project, pool, base)
  const compilations = await compileSite(compiler, project, progress, wanted)
  await sizeForRendering(pool, compilations)
  build.pageImports.set(findPageImports(project, compilations))
  const server = await buildServer(builder, site, bundleFolders(project, folder))
  try {
    const making = { compilations, build, server, base, progress, report }
    const { prepared, contents } = await startContents({
      project,
      pool,
      compiler,
      ...making,
    })
    const { pages, cards } = prepared
    const own = { project, pages, contents }
    await Promise.all([
      contents.finish(),
      hasOwnIndex(project.options) && indexPart(own),
      cards?.write(NOWHERE),
      convertImages({ ...own, output: NOWHERE, base, progress, report }),
    ])
    const rendered = pages.flatMap((page) =>
      contentDiagnostics(page.compilation.page.file, contents.factsOf(page)),
    )
    const compiled = compilations.flatMap(({ facts }) => facts.diagnostics)
    const unfound = missingDiagnostics(missing, project, compilations)
    const all = [...project.diagnostics, ...compiled, ...unfound, ...rendered, ...found]
    return {
      pages: Object.fromEntries(pages.map((page) => [page.data.path, partKey(page)])),
      compiled: compilations.filter(({ cached }) => !cached).length,
      rendered: pages.filter((page) => contents.isNew(page)).length,
      diagnostics: sortProblems(all),
    }
  } finally {
    await pool.close()
    server.dispose()
  }
}
