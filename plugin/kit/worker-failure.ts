/** Thrown to the one who asked, when a task took too long or its worker died. */
export class WorkerFailure extends Error {
  readonly reason: 'timeout' | 'crash'

  constructor(reason: 'timeout' | 'crash', message: string) {
    super(message)
    this.reason = reason
  }
}

/** The failure of a task that was never done, because its pool is closed. */
export function stopped(): WorkerFailure {
  return new WorkerFailure('crash', 'the work was stopped')
}

/**
 * Why a worker has ended. V8's words for want of memory differ by what it was doing.
 *
 * @param memory Megabytes that it may take.
 */
export function causeOfEnd(error: Error & { code?: string }, memory: number): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? `it needs more than ${memory} MB of memory`
    : error.message
}
