import { Worker } from 'node:worker_threads'
import type { LateError } from './late-errors.ts'
import { startTaskClock } from './task-clock.ts'

/** A request that a worker answers: `type` names the task, the rest is its input. */
export interface WorkerTask {
  type: string
}

/** Thrown to the one who asked, when a task took too long or its worker died. */
export class WorkerFailure extends Error {
  readonly reason: 'timeout' | 'crash'

  constructor(reason: 'timeout' | 'crash', message: string) {
    super(message)
    this.reason = reason
  }
}

interface Waiting {
  task: WorkerTask
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

interface WorkerMessage {
  answer?: never
  error?: unknown
  late?: LateError
}

/** Megabytes that one page may take: more is a page that never ends, and must not take the others down. */
const MEMORY_LIMIT = 1536

/** Megabytes for objects that have just been made, where nobody says otherwise. */
const YOUNG = 32

/** Milliseconds between two looks at a task that takes long. */
const SHORTEST_WATCH = 100

interface Seat {
  worker: Worker
  current?: Waiting
  timer?: NodeJS.Timeout
}

/**
 * Runs tasks on worker threads, each worker one at a time. A task over its time ends its
 * worker and fails alone; the next task gets a fresh worker.
 */
export class WorkerPool {
  readonly #script: URL
  readonly #size: number
  readonly #limit: number
  readonly #young: number
  readonly #idle: Seat[] = []
  readonly #seats = new Set<Seat>()
  readonly #queue: Waiting[] = []
  /** Tasks that every worker runs before its first: a fresh worker gets them too. */
  readonly #setup: WorkerTask[] = []
  /** Told of errors that belong to no task: thrown by a timer, or a promise nobody waits for. */
  onLateError: (error: LateError) => void = () => {}

  /**
   * @param script The worker's module.
   * @param size How many workers at most; they start when needed.
   * @param limit Milliseconds that a task may take, where the machine has nothing else to do.
   * @param young Megabytes of each worker for objects that have just been made.
   */
  constructor(script: URL, size: number, limit: number, young = YOUNG) {
    this.#script = script
    this.#size = size
    this.#limit = limit
    this.#young = young
  }

  /** Answers with what the worker answers. Rejects with its error, or a WorkerFailure. */
  run<Answer>(task: WorkerTask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject })
      this.#next()
    })
  }

  /** Sends a task to every worker, now and in future; its answers are not awaited. */
  broadcast(task: WorkerTask): void {
    this.#setup.push(task)
    for (const seat of this.#seats) seat.worker.postMessage({ setup: task })
  }

  /** Starts one worker ahead of its first task. */
  warm(): void {
    if (this.#seats.size === 0) this.#idle.push(this.#hire())
  }

  /** Ends the workers that have nothing to do, for their memory: the next task starts a fresh one. */
  async rest(): Promise<void> {
    const idle = this.#idle.splice(0)
    for (const seat of idle) this.#seats.delete(seat)
    await Promise.all(idle.map(({ worker }) => worker.terminate()))
  }

  /** Ends all workers; waiting tasks are rejected. */
  async close(): Promise<void> {
    for (const waiting of this.#queue.splice(0)) {
      waiting.reject(new WorkerFailure('crash', 'the work was stopped'))
    }
    const seats = [...this.#seats]
    this.#seats.clear()
    this.#idle.length = 0
    for (const seat of seats) clearTimeout(seat.timer)
    await Promise.all(seats.map(({ worker }) => worker.terminate()))
  }

  #next(): void {
    while (this.#queue.length > 0) {
      const seat =
        this.#idle.pop() ?? (this.#seats.size < this.#size ? this.#hire() : undefined)
      if (!seat) return
      const waiting = this.#queue.shift()!
      seat.current = waiting
      this.#watch(seat)
      // Asked, a worker keeps the process alive; idle, it must not.
      seat.worker.ref()
      seat.worker.postMessage({ task: waiting.task })
    }
  }

  #hire(): Seat {
    // A library below the sample writer takes any thread for a worker of its own, unless
    // there is data that says otherwise.
    const worker = new Worker(this.#script, {
      workerData: {},
      resourceLimits: {
        maxYoungGenerationSizeMb: this.#young,
        maxOldGenerationSizeMb: MEMORY_LIMIT,
      },
    })
    const seat: Seat = { worker }
    this.#seats.add(seat)
    worker.unref()
    const settle = ({ answer, error, late }: WorkerMessage) => {
      if (late) return this.onLateError(late)
      const waiting = this.#release(seat)
      if (!waiting) return
      this.#idle.push(seat)
      if (error === undefined) waiting.resolve(answer as never)
      else waiting.reject(error)
      this.#next()
    }
    worker.on('message', settle)
    // An answer that cannot be read, nested too deep for one.
    worker.on('messageerror', (error) => settle({ error }))
    worker.on('error', (error) => this.#lose(seat, error.message))
    worker.on('exit', () => this.#lose(seat, 'its thread was ended'))
    for (const task of this.#setup) worker.postMessage({ setup: task })
    return seat
  }

  /** The worker is gone, by itself: its task fails. */
  #lose(seat: Seat, message: string): void {
    if (!this.#seats.delete(seat)) return
    const at = this.#idle.indexOf(seat)
    if (at >= 0) this.#idle.splice(at, 1)
    this.#release(seat)?.reject(new WorkerFailure('crash', message))
    this.#next()
  }

  /** Ends a task that is over its time: asked when it can be so at the earliest. */
  #watch(seat: Seat): void {
    const taken = startTaskClock(seat.worker)
    const ask = () => {
      const busy = [...this.#seats].filter(({ current }) => current).length
      const left = this.#limit - taken(busy)
      if (left <= 0) this.#timeOut(seat)
      else seat.timer = setTimeout(ask, Math.max(left, SHORTEST_WATCH))
    }
    seat.timer = setTimeout(ask, this.#limit)
  }

  #timeOut(seat: Seat): void {
    this.#seats.delete(seat)
    const waiting = this.#release(seat)
    void seat.worker.terminate()
    waiting?.reject(
      new WorkerFailure('timeout', `took longer than ${this.#limit / 1000} seconds`),
    )
    this.#next()
  }

  #release(seat: Seat): Waiting | undefined {
    clearTimeout(seat.timer)
    const waiting = seat.current
    seat.current = undefined
    seat.worker.unref()
    return waiting
  }
}
