import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { RemoteTraffic } from '../kit/remote-cache.ts'
import { tuneForBusyCores, tuneForShortRun } from '../kit/tune-v8.ts'
import { StagingWriter, type OutputHandle } from '../kit/staging-writer.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { hasFewPages, openPagePool } from '../render/page-pool.ts'
import type { Setup } from '../render/page-tasks.ts'
import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import type { ProjectUse } from '../site/read-project.ts'
import { blockingProblems } from './blocking-problems.ts'
import { openStaging, type StagingOptions } from './output-folder.ts'

/** What the reports of all builds have in common. */
interface StagedReport {
  diagnostics: Diagnostic[]
  /** Absent if no shared cache is used. */
  shared?: RemoteTraffic
}

/**
 * Builds into a staging directory, which replaces the output unless a problem blocks it.
 *
 * @throws SkerryError for invalid settings and options, and anything that `make` throws.
 */
export async function buildStaged<Report extends StagedReport>(
  handle: ProjectHandle,
  target: Omit<StagingOptions, 'root'>,
  use: ProjectUse,
  make: (output: OutputHandle) => Promise<Report>,
): Promise<Report> {
  let project = await handle.open({ ...use, usesShared: true })
  if (hasFewPages(project)) tuneForShortRun()
  else tuneForBusyCores()
  const { root, options, store } = project
  const staging = await openStaging({ ...target, root })
  try {
    if (staging.isStale) project = await handle.reread()
    const report = await make(staging.output)
    if (blockingProblems(report.diagnostics, options).length === 0) staging.commit()
    else staging.discard()
    await shareResults(project, report)
    return report
  } catch (error) {
    staging.discard()
    throw error
  } finally {
    store.close()
  }
}

/**
 * Uploads the results to the shared cache, if there is one, and adds its notices to the report.
 */
export async function shareResults(
  { shared, store }: Project,
  report: StagedReport,
): Promise<void> {
  if (!shared) return
  await shared.share(store)
  report.diagnostics.push(...shared.notices)
  report.shared = shared.traffic
}

/** Provides a worker pool for the pages of a project while `make` runs. */
export async function withPool<Result>(
  project: Project,
  output: OutputHandle,
  make: (pool: WorkerPool, output: StagingWriter) => Promise<Result>,
): Promise<Result> {
  const pool = openPagePool(project)
  const setup: Setup = { type: 'output-setup', output }
  pool.broadcast(setup)
  try {
    return await make(pool, new StagingWriter(output))
  } finally {
    await pool.close()
  }
}
