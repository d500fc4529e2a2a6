import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { PageCompiler } from '../render/page-compiler.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { buildSiteData } from '../render/build-site-data.ts'
import type { Project } from '../site/project.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import type { BuildState } from './build-state.ts'
import type { BuiltServer } from './bundle-server.ts'
import { feedPages } from './feeds.ts'
import { prepareSite, sendSetups, type PreparedSite } from './prepare-site.ts'
import type { Progress } from './progress.ts'
import { renderContents, type Contents } from './render-contents.ts'

/** What rendering of contents needs, once pages are compiled and the server modules bundled. */
interface ContentsStep {
  project: Project
  pool: WorkerPool
  compiler: PageCompiler
  compilations: readonly PageCompilation[]
  build: BuildState
  server: BuiltServer
  base: string
  progress: Progress
  report(diagnostic: Diagnostic): void
}

/** Pages whose content is being rendered. */
interface StartedContents {
  facts: SiteData
  prepared: PreparedSite
  contents: Contents
}

/**
 * Prepares the pages for rendering, and starts rendering their content in workers.
 *
 * @param accept Called with the pages first. Rendering doesn't start if it throws.
 */
export async function startContents(
  step: ContentsStep,
  accept: (pages: PreparedSite['pages']) => void = () => {},
): Promise<StartedContents> {
  const { project, pool, compiler, compilations, build, server, base, report } = step
  const feeds = feedPages(compilations, project.origin)
  const facts = buildSiteData(project, { base, islands: {}, dev: false, feeds })
  const { url: bundle } = server
  const prepared = await prepareSite(project, compilations, build, facts, {
    bundle,
    report,
  })
  accept(prepared.pages)
  sendSetups(pool, { project, build, bundle, facts, ...prepared })
  const { pages, overrides } = prepared
  const contents = renderContents(
    pages,
    { pool, compiler, store: project.store, site: facts, overrides },
    step.progress,
  )
  return { facts, prepared, contents }
}
