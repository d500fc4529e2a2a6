/** Milliseconds that a build waits for a server in all, beside the time for what is moved. */
const MOST_WAITING = 5_000
/** Bytes for which a millisecond more is granted: 4 Mbit/s, below which it is quicker to make pages again. */
const BYTES_PER_MS = 512
const STEP = 50
/** Milliseconds. A longer step means that this thread was busy: the server had no part in it. */
const LONGEST_STEP = 2 * STEP

/** Bounds how long a build waits for a server, however many requests there are and however it behaves. */
export class Patience {
  readonly #ending = new AbortController()
  #left: number
  #waiting = 0
  #timer: NodeJS.Timeout | undefined
  #last = 0

  constructor(most = MOST_WAITING) {
    this.#left = most
  }

  /** Aborts all requests when nobody waits any more. */
  get signal(): AbortSignal {
    return this.#ending.signal
  }

  get isOver(): boolean {
    return this.#ending.signal.aborted
  }

  /** Notes that bytes have come or gone. */
  moved(bytes: number): void {
    this.#left += bytes / BYTES_PER_MS
  }

  /** Counts the time of some work; of work side by side once. */
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
    this.#left -= Math.min(now - this.#last, LONGEST_STEP)
    this.#last = now
    if (this.#left <= 0) this.#ending.abort()
  }
}
