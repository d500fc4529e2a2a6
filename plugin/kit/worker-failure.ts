import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** An error that a worker sends to its pool. */
export interface SerializedError {
  error?: unknown
  /** Of a SkerryError: cloning an error only keeps its message. */
  diagnostics?: readonly Diagnostic[] | undefined
}

/** Restores the error that a worker has sent. */
export function restoreError({ error, diagnostics }: SerializedError): unknown {
  return diagnostics ? new SkerryError(diagnostics) : error
}

/** The error of a task that timed out or whose worker died. */
export class WorkerFailure extends Error {
  readonly reason: 'timeout' | 'crash'

  constructor(reason: 'timeout' | 'crash', message: string) {
    super(message)
    this.reason = reason
  }
}

/** The error of a task that was not run because its pool was closed. */
export function poolClosedError(): WorkerFailure {
  return new WorkerFailure('crash', 'the work was stopped')
}

/**
 * Describes why a worker ended. V8's own message for running out of memory varies.
 *
 * @param memory The worker's memory limit in megabytes.
 */
export function exitReason(error: Error & { code?: string }, memory: number): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? `it needs more than ${memory} MB of memory`
    : error.message
}
