import type { DevEnvironment, HotPayload, Logger } from 'vite'
import { formatDiagnostic } from '../../runtime/kit/diagnostic.ts'
import { openPagePool } from '../render/compile-pages.ts'
import type { Project } from '../site/project.ts'
import { lateDiagnostic } from '../kit/late-errors.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { ModuleSource } from './module-source.ts'

/**
 * One worker does it all, so that the theme is in memory once. Where a page keeps it busy, a
 * second one serves the others.
 */
const SIZE = 2
/** Milliseconds until the second one is spawned. */
const PATIENCE = 1_000
/** Megabytes: single pages leave little behind, and a large place for it would only be filled. */
const YOUNG = 16

/**
 * The workers of the dev server: they compile pages as those of a build do, and take modules
 * from an environment of the server.
 *
 * @param logger Told what code of a page throws when nobody waits for it any more.
 */
export function openDevPool(
  project: Project,
  environment: DevEnvironment,
  logger: Logger,
): WorkerPool {
  const modules = new ModuleSource(environment)
  const pool = openPagePool(project, SIZE, {
    patience: PATIENCE,
    young: YOUNG,
    // A page is saved half written; a server that ends is worse than one that takes a few milliseconds more.
    parsesInScript: true,
    answer: async (question, worker) =>
      asPlainData(await modules.answer(question as HotPayload, worker)),
  })
  pool.onLateError = (error) => logger.error(formatDiagnostic(lateDiagnostic(error)))
  return pool
}

/** Plugins put what they like into their errors: of that, threads can hand each other plain data. */
function asPlainData<Answer extends { result: unknown } | { error: object }>(
  answer: Answer,
): Answer {
  if (!('error' in answer)) return answer
  const seen = new Set<unknown>()
  const text = JSON.stringify(answer, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return undefined
    seen.add(value)
    return value
  })
  return JSON.parse(text) as Answer
}
