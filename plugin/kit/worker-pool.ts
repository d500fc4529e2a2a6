import { Worker } from 'node:worker_threads'
import type { LateError } from './late-errors.ts'
import { startTaskClock } from './task-clock.ts'
import { stopped, WorkerFailure, causeOfEnd } from './worker-failure.ts'

/** A request that a worker answers: `type` names the task, the rest is its input. */
export interface WorkerTask {
  type: string
}

interface Waiting {
  task: WorkerTask
  since: number
  resolve(answer: unknown): void
  reject: (error: unknown) => void
}

/** What a worker sends: the end of its task, a late error, or a question in the middle of a task. */
interface WorkerMessage {
  answer?: unknown
  error?: unknown
  late?: LateError
  question?: { id: number; payload: unknown }
}

/** What a pool is made with beside its script. */
export interface PoolOptions {
  /** Megabytes of each worker for objects that have just been made. */
  young?: number
  /** Megabytes of each worker for all else. */
  memory?: number
  /** Megabytes of each worker for calls; 4 by default, as Node has it. */
  stack?: number
  /**
   * Milliseconds that a task waits before another worker is spawned for it, where there is one
   * already; 0 by default.
   */
  patience?: number
  /**
   * Answers what workers ask in the middle of a task (`askPool`); `worker` is the one that asks.
   * While a question is open, the clock of the task stands still. Must not reject.
   */
  answer?: (question: unknown, worker: object) => Promise<unknown>
}

/** Megabytes that one page may take: more is a page that never ends, and must not take the others down. */
const MEMORY_LIMIT = 1536

/** Megabytes for objects that have just been made, where nobody says otherwise. */
const YOUNG = 32

/** Megabytes for calls, where nobody says otherwise. */
const STACK = 4

/** Milliseconds between two looks at a task that takes long. */
const SHORTEST_WATCH = 100

interface Seat {
  worker: Worker
  /** Workers of an earlier generation end with their task. */
  generation: number
  current?: Waiting
  timer?: NodeJS.Timeout
  /** Questions of the current task that are not answered yet. */
  open: number
  /** When the first of the open questions was asked. */
  askedAt: number
  /** Milliseconds that the current task has waited for answers. */
  waited: number
}

/**
 * Runs tasks on worker threads, each worker one at a time. A task over its time ends its
 * worker and fails alone; the next task gets a fresh worker.
 */
export class WorkerPool {
  readonly #script: URL
  readonly #size: number
  readonly #limit: number
  #young: number
  readonly #memory: number
  readonly #patience: number
  readonly #stack: number
  readonly #answer: PoolOptions['answer']
  readonly #idle: Seat[] = []
  readonly #seats = new Set<Seat>()
  #generation = 0
  readonly #queue: Waiting[] = []
  #isClosed = false
  /** What every worker is sent before its first task, by type. */
  readonly #setup = new Map<string, WorkerTask>()
  #impatience: NodeJS.Timeout | undefined
  /** Told of errors that belong to no task: thrown by a timer, or a promise nobody waits for. */
  onLateError: (error: LateError) => void = () => {}

  /**
   * @param script The worker's module.
   * @param size How many workers at most; they start when needed.
   * @param limit Milliseconds that a task may take, where the machine has nothing else to do.
   */
  constructor(
    script: URL,
    size: number,
    limit: number,
    {
      young = YOUNG,
      memory = MEMORY_LIMIT,
      stack = STACK,
      patience = 0,
      answer,
    }: PoolOptions = {},
  ) {
    this.#script = script
    this.#size = size
    this.#limit = limit
    this.#young = young
    this.#memory = memory
    this.#stack = stack
    this.#patience = patience
    this.#answer = answer
  }

  /** Answers with what the worker answers. Rejects with its error, or a WorkerFailure. */
  run<Answer>(task: WorkerTask): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(stopped())
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, since: performance.now(), resolve, reject })
      this.#next()
    })
  }

  /**
   * Sends a task to every worker, now and in future; its answers are not awaited. It takes the
   * place of an earlier one of the same type.
   */
  broadcast(task: WorkerTask): void {
    this.#setup.set(task.type, task)
    for (const seat of this.#seats) seat.worker.postMessage({ setup: task })
  }

  /** Gives workers that are spawned from now on so many megabytes for objects that have just been made. */
  giveYoung(megabytes: number): void {
    this.#young = megabytes
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

  /** Has later tasks run on fresh workers: these have loaded modules that are no longer what they were. */
  async renew(): Promise<void> {
    this.#generation++
    await this.rest()
  }

  /** Ends all workers; tasks that are not done, and those that come later, are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#impatience)
    const seats = [...this.#seats]
    this.#seats.clear()
    this.#idle.length = 0
    const working = seats.flatMap((seat) => this.#release(seat) ?? [])
    for (const { reject } of [...working, ...this.#queue.splice(0)]) reject(stopped())
    await Promise.all(seats.map(({ worker }) => worker.terminate()))
  }

  #next(): void {
    while (this.#queue.length > 0) {
      const seat = this.#idle.pop() ?? this.#fresh()
      if (!seat) return
      const waiting = this.#queue.shift()!
      seat.current = waiting
      this.#watch(seat)
      // Asked, a worker keeps the process alive; idle, it must not.
      seat.worker.ref()
      seat.worker.postMessage({ task: waiting.task })
    }
  }

  /** A new worker, where one more may be spawned and the next task has waited long enough for it. */
  #fresh(): Seat | undefined {
    if (this.#seats.size >= this.#size) return undefined
    const patience = this.#seats.size === 0 ? 0 : this.#patience
    const left = patience - (performance.now() - this.#queue[0]!.since)
    if (left <= 0) return this.#hire()
    clearTimeout(this.#impatience)
    this.#impatience = setTimeout(() => this.#next(), left).unref()
    return undefined
  }

  #hire(): Seat {
    // A library below the sample writer takes any thread for a worker of its own, unless
    // there is data that says otherwise.
    const worker = new Worker(this.#script, {
      workerData: {},
      resourceLimits: {
        maxYoungGenerationSizeMb: this.#young,
        maxOldGenerationSizeMb: this.#memory,
        stackSizeMb: this.#stack,
      },
    })
    const seat: Seat = {
      worker,
      generation: this.#generation,
      open: 0,
      askedAt: 0,
      waited: 0,
    }
    this.#seats.add(seat)
    worker.unref()
    const settle = ({ answer, error, late, question }: WorkerMessage) => {
      if (late) return this.onLateError(late)
      if (question) return void this.#reply(seat, question)
      // Where it is being ended, the process has to live until it is.
      const waiting = this.#seats.has(seat) && this.#release(seat)
      if (!waiting) return
      if (seat.generation === this.#generation) this.#idle.push(seat)
      else {
        this.#seats.delete(seat)
        void worker.terminate()
      }
      if (error === undefined) waiting.resolve(answer)
      else waiting.reject(error)
      this.#next()
    }
    worker.on('message', settle)
    // An answer that cannot be read, nested too deep for one.
    worker.on('messageerror', (error) => settle({ error }))
    worker.on('error', (error) => this.#lose(seat, causeOfEnd(error, this.#memory)))
    worker.on('exit', () => this.#lose(seat, 'its thread was ended'))
    for (const task of this.#setup.values()) worker.postMessage({ setup: task })
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

  async #reply(
    seat: Seat,
    { id, payload }: NonNullable<WorkerMessage['question']>,
  ): Promise<void> {
    if (seat.open++ === 0) seat.askedAt = performance.now()
    const answer = await this.#answer?.(payload, seat.worker)
    if (--seat.open === 0) seat.waited += performance.now() - seat.askedAt
    seat.worker.postMessage({ reply: { id, answer } })
  }

  /** Ends a task that is over its time: asked when it can be so at the earliest. */
  #watch(seat: Seat): void {
    const taken = startTaskClock(seat.worker)
    seat.waited = 0
    const ask = () => {
      const busy = [...this.#seats].filter(({ current }) => current).length
      const asking = seat.open > 0 ? performance.now() - seat.askedAt : 0
      const left = this.#limit - taken(busy) + seat.waited + asking
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
