/** Limits of the workers of a pool, and the answers that they get. */
export interface PoolOptions {
  /** Young generation heap of each worker, in megabytes. */
  young?: number
  /** Old generation heap of each worker, in megabytes. */
  memory?: number
  /** Stack of each worker in megabytes. Defaults to 4, as in Node. */
  stack?: number
  /**
   * How long a task waits, in milliseconds, before another worker is spawned for it if there
   * already is one. Defaults to 0.
   */
  spawnDelay?: number
  /**
   * Sends each worker its next task while it runs one, once all workers are running, so that it
   * doesn't wait while this thread is busy. The worker must run its tasks one after another.
   */
  sendsAhead?: boolean
  /**
   * Answers questions that workers ask during a task (`askPool`). `worker` identifies the
   * sender. While a question is pending, the task's clock is stopped. Must not reject.
   */
  answer?: (question: unknown, worker: object) => Promise<unknown>
}
