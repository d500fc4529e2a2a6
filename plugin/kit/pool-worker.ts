import type { Worker } from 'node:worker_threads'
import type { UncaughtError } from './uncaught-errors.ts'
import type { SerializedError } from './worker-failure.ts'

/** A request to a worker: `type` selects the task, the other properties are its input. */
export interface WorkerTask {
  type: string
}

/** A task that has no result yet. */
export interface Waiting {
  task: WorkerTask
  since: number
  resolve(answer: unknown): void
  reject: (error: unknown) => void
}

/** A worker's message: the result of a task, an uncaught error, or a question during a task. */
export interface WorkerMessage extends SerializedError {
  answer?: unknown
  late?: UncaughtError
  question?: { id: number; payload: unknown }
}

/** A worker of a pool, and what it runs. */
export interface PoolWorker {
  worker: Worker
  /** Workers of an earlier generation are terminated after their task. */
  generation: number
  current?: Waiting
  /** The task that the worker has been sent to run after its current one. */
  following?: Waiting
  timer?: NodeJS.Timeout
  /** Number of pending questions of the current task. */
  open: number
  /** When the first pending question was asked. */
  askedAt: number
  /** Milliseconds that the current task has waited for answers. */
  waited: number
}
