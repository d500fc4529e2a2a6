import { Worker } from 'node:worker_threads'
import type { PoolOptions } from './pool-options.ts'
import type { PoolWorker, Waiting, WorkerMessage, WorkerTask } from './pool-worker.ts'
import { startTaskClock } from './task-clock.ts'
import {
  exitReason,
  poolClosedError,
  restoreError,
  WorkerFailure,
} from './worker-failure.ts'
import type { UncaughtError } from './uncaught-errors.ts'

/**
 * Default for `memory`. A page that needs more is in an endless loop, and must not affect
 * others.
 */
const MEMORY_LIMIT = 1536
const YOUNG = 32
const STACK = 4

/** Shortest interval, in milliseconds, at which the time of a long task is checked. */
const MIN_WATCH_INTERVAL = 100

/**
 * Runs tasks in worker threads, one task per worker at a time. A task that takes too long fails
 * and terminates its worker. Other tasks are not affected: one that the worker was sent ahead runs
 * in another worker.
 */
export class WorkerPool {
  readonly #script: URL
  readonly #size: number
  readonly #limit: number
  #young: number
  readonly #memory: number
  readonly #spawnDelay: number
  readonly #stack: number
  readonly #sendsAhead: boolean
  readonly #answer: PoolOptions['answer']
  readonly #idle: PoolWorker[] = []
  readonly #slots = new Set<PoolWorker>()
  #generation = 0
  readonly #queue: Waiting[] = []
  #isClosed = false
  /** Tasks that every worker gets before its first one, by type. */
  readonly #setup = new Map<string, WorkerTask>()
  #spawnTimer: NodeJS.Timeout | undefined
  /** Called for errors that belong to no task, thrown in a timer or an unhandled promise. */
  onLateError: (error: UncaughtError) => void = () => {}

  /**
   * @param script The worker's module.
   * @param size Maximum number of workers. They are spawned on demand.
   * @param limit Time limit of a task in milliseconds, on an otherwise idle machine.
   */
  constructor(
    script: URL,
    size: number,
    limit: number,
    {
      young = YOUNG,
      memory = MEMORY_LIMIT,
      stack = STACK,
      spawnDelay = 0,
      sendsAhead = false,
      answer,
    }: PoolOptions = {},
  ) {
    this.#script = script
    this.#size = size
    this.#limit = limit
    this.#young = young
    this.#memory = memory
    this.#stack = stack
    this.#spawnDelay = spawnDelay
    this.#sendsAhead = sendsAhead
    this.#answer = answer
  }

  /**
   * Runs a task and resolves to its result. Rejects with the worker's error or a WorkerFailure.
   */
  run<Answer>(task: WorkerTask): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(poolClosedError())
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, since: performance.now(), resolve, reject })
      this.#next()
    })
  }

  /**
   * Sends a task to all current and future workers, without waiting for the result. Replaces an
   * earlier one of the same type.
   */
  broadcast(task: WorkerTask): void {
    this.#setup.set(task.type, task)
    for (const slot of this.#slots) slot.worker.postMessage({ setup: task })
  }

  /** Sets the young generation heap, in megabytes, of workers spawned from now on. */
  setYoungGeneration(megabytes: number): void {
    this.#young = megabytes
  }

  /** Spawns one worker before its first task. */
  warm(): void {
    if (this.#slots.size === 0) this.#idle.push(this.#spawn())
  }

  /** Terminates idle workers to free their memory. The next task spawns a new one. */
  async terminateIdle(): Promise<void> {
    const idle = this.#idle.splice(0)
    for (const slot of idle) this.#slots.delete(slot)
    await Promise.all(idle.map(({ worker }) => worker.terminate()))
  }

  /**
   * Runs later tasks in new workers, because modules that the current ones have loaded are
   * stale.
   */
  async renew(): Promise<void> {
    this.#generation++
    await this.terminateIdle()
  }

  /** Terminates all workers. Unfinished and later tasks are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#spawnTimer)
    const slots = [...this.#slots]
    this.#slots.clear()
    this.#idle.length = 0
    const working = slots.flatMap((slot) => this.#release(slot) ?? [])
    for (const { reject } of [...working, ...this.#queue.splice(0)])
      reject(poolClosedError())
    await Promise.all(slots.map(({ worker }) => worker.terminate()))
  }

  #next(): void {
    while (this.#queue.length > 0) {
      const slot = this.#idle.pop() ?? this.#fresh()
      if (!slot) break
      const waiting = this.#queue.shift()!
      this.#start(slot, waiting)
      slot.worker.postMessage({ task: waiting.task })
    }
    if (!this.#sendsAhead || this.#slots.size < this.#size) return
    for (const slot of this.#slots) {
      if (this.#queue.length === 0) return
      if (slot.following || slot.generation !== this.#generation) continue
      slot.following = this.#queue.shift()!
      slot.worker.postMessage({ task: slot.following.task })
    }
  }

  #start(slot: PoolWorker, waiting: Waiting): void {
    slot.current = waiting
    this.#watch(slot)
    // A worker keeps the process alive only while it has a task.
    slot.worker.ref()
  }

  /** Spawns a worker if the pool isn't full and the next task has waited long enough. */
  #fresh(): PoolWorker | undefined {
    if (this.#slots.size >= this.#size) return undefined
    const spawnDelay = this.#slots.size === 0 ? 0 : this.#spawnDelay
    const left = spawnDelay - (performance.now() - this.#queue[0]!.since)
    if (left <= 0) return this.#spawn()
    clearTimeout(this.#spawnTimer)
    this.#spawnTimer = setTimeout(() => this.#next(), left).unref()
    return undefined
  }

  #spawn(): PoolWorker {
    // A dependency of the request samples mistakes any thread for a worker of its own unless
    // `workerData` is set.
    const worker = new Worker(this.#script, {
      workerData: {},
      resourceLimits: {
        maxYoungGenerationSizeMb: this.#young,
        maxOldGenerationSizeMb: this.#memory,
        stackSizeMb: this.#stack,
      },
    })
    const slot: PoolWorker = {
      worker,
      generation: this.#generation,
      open: 0,
      askedAt: 0,
      waited: 0,
    }
    this.#slots.add(slot)
    worker.unref()
    const settle = ({ answer, error, diagnostics, late, question }: WorkerMessage) => {
      if (late) return this.onLateError(late)
      if (question) return void this.#reply(slot, question)
      // The worker may be terminating already: don't unref it, so that the process waits for
      // it.
      const waiting = this.#slots.has(slot) && this.#finish(slot)
      if (!waiting) return
      const { following } = slot
      if (slot.generation !== this.#generation) {
        this.#slots.delete(slot)
        this.#takeBack(slot)
        void worker.terminate()
      } else if (following) {
        slot.following = undefined
        this.#start(slot, following)
      } else this.#idle.push(slot)
      if (error === undefined) waiting.resolve(answer)
      else waiting.reject(restoreError({ error, diagnostics }))
      this.#next()
    }
    worker.on('message', settle)
    // The answer can't be deserialized because it is nested too deeply.
    worker.on('messageerror', (error) => settle({ error }))
    worker.on('error', (error) => this.#onEnd(slot, exitReason(error, this.#memory)))
    worker.on('exit', () => this.#onEnd(slot, 'its thread was ended'))
    for (const task of this.#setup.values()) worker.postMessage({ setup: task })
    return slot
  }

  /** Handles a worker that ended by itself: its task fails. */
  #onEnd(slot: PoolWorker, message: string): void {
    if (!this.#slots.delete(slot)) return
    const at = this.#idle.indexOf(slot)
    if (at >= 0) this.#idle.splice(at, 1)
    this.#release(slot)?.reject(new WorkerFailure('crash', message))
    this.#next()
  }

  async #reply(
    slot: PoolWorker,
    { id, payload }: NonNullable<WorkerMessage['question']>,
  ): Promise<void> {
    if (slot.open++ === 0) slot.askedAt = performance.now()
    const answer = await this.#answer?.(payload, slot.worker)
    if (--slot.open === 0) slot.waited += performance.now() - slot.askedAt
    slot.worker.postMessage({ reply: { id, answer } })
  }

  /** Terminates a task that exceeds its limit. Checks at the earliest possible time. */
  #watch(slot: PoolWorker): void {
    const taken = startTaskClock(slot.worker)
    slot.waited = 0
    const ask = () => {
      const busy = [...this.#slots].filter(({ current }) => current).length
      const asking = slot.open > 0 ? performance.now() - slot.askedAt : 0
      const left = this.#limit - taken(busy) + slot.waited + asking
      if (left <= 0) this.#timeOut(slot)
      else slot.timer = setTimeout(ask, Math.max(left, MIN_WATCH_INTERVAL))
    }
    slot.timer = setTimeout(ask, this.#limit)
  }

  #timeOut(slot: PoolWorker): void {
    this.#slots.delete(slot)
    const waiting = this.#release(slot)
    void slot.worker.terminate()
    waiting?.reject(
      new WorkerFailure('timeout', `took longer than ${this.#limit / 1000} seconds`),
    )
    this.#next()
  }

  /** Ends the use of a worker. Returns the task that it was running. */
  #release(slot: PoolWorker): Waiting | undefined {
    this.#takeBack(slot)
    return this.#finish(slot)
  }

  /** Queues the task again that a worker was sent ahead, before all others. */
  #takeBack(slot: PoolWorker): void {
    if (slot.following) this.#queue.unshift(slot.following)
    slot.following = undefined
  }

  #finish(slot: PoolWorker): Waiting | undefined {
    clearTimeout(slot.timer)
    const waiting = slot.current
    slot.current = undefined
    slot.worker.unref()
    return waiting
  }
}
