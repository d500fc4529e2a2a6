/** Milliseconds that a build may wait for the server in total, excluding transfer time. */
const MAX_WAITING = 5_000
/**
 * Each this many bytes transferred grant another millisecond. That is 4 Mbit/s, below which
 * rebuilding pages is faster than fetching them.
 */
const BYTES_PER_MS = 512
const STEP = 50
/**
 * Longest step to count, in milliseconds. A longer one means that this thread was busy, which
 * isn't the server's fault.
 */
const MAX_STEP = 2 * STEP

/**
 * Bounds the total time that a build waits for a server, whatever it does and however many
 * requests there are.
 */
export class TimeBudget {
  readonly #ending = new AbortController()
  #left: number
  #waiting = 0
  #timer: NodeJS.Timeout | undefined
  #last = 0

  constructor(most = MAX_WAITING) {
    this.#left = most
  }

  /** Aborts all requests when the time is used up. */
  get signal(): AbortSignal {
    return this.#ending.signal
  }

  get isOver(): boolean {
    return this.#ending.signal.aborted
  }

  /** Notes that bytes were transferred in either direction. */
  moved(bytes: number): void {
    this.#left += bytes / BYTES_PER_MS
  }

  /** Counts the time that some work takes. Concurrent work is counted once. */
  async spend<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting++ === 0) this.#start()
    try {
      return await work()
    } finally {
      if (--this.#waiting === 0) this.#stop()
    }
  }

  #start(): void {
    this.#last = performance.now()
    this.#timer = setInterval(() => this.#count(), STEP)
  }

  #stop(): void {
    clearInterval(this.#timer)
    this.#count()
  }

  #count(): void {
    const now = performance.now()
    this.#left -= Math.min(now - this.#last, MAX_STEP)
    this.#last = now
    if (this.#left <= 0) this.#ending.abort()
  }
}
