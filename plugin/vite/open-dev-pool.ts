import type { DevEnvironment, HotPayload, Logger } from 'vite'
import { formatDiagnostic } from '../../runtime/kit/diagnostic.ts'
import { nodeEntry } from '../kit/package-files.ts'
import { PAGE_LIMIT } from '../render/page-pool.ts'
import { uncaughtDiagnostic } from '../kit/uncaught-errors.ts'
import { WorkerPool } from '../kit/worker-pool.ts'
import { ModuleSource } from './module-source.ts'

/**
 * Usually one worker does everything, so that the theme is in memory only once. A second one is
 * spawned if a page keeps the first one busy.
 */
const SIZE = 2
/** Milliseconds until the second worker is spawned. */
const SPAWN_DELAY = 1_000
/**
 * Young generation heap in megabytes. Rendering single pages allocates little, and a larger
 * heap would just fill up.
 */
const YOUNG = 16

/**
 * Opens the worker pool of the dev server, and spawns the first worker: it starts while the
 * project is read. Workers compile pages as in a build, and load modules from an environment of
 * the server.
 *
 * @param logger Gets errors that page code throws after rendering.
 */
export function openDevPool(environment: DevEnvironment, logger: Logger): WorkerPool {
  const modules = new ModuleSource(environment)
  const pool = new WorkerPool(nodeEntry('page-worker'), SIZE, PAGE_LIMIT, {
    spawnDelay: SPAWN_DELAY,
    young: YOUNG,
    // A page that is asked for shouldn't wait behind another one.
    sendsAhead: false,
    answer: async (question, worker) =>
      asPlainData(await modules.answer(question as HotPayload, worker)),
  })
  pool.onLateError = (error) => logger.error(formatDiagnostic(uncaughtDiagnostic(error)))
  pool.warm()
  return pool
}

/**
 * Reduces errors, to which plugins may add any properties, to plain data that can be sent to
 * threads.
 */
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
