import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds without a request after which a browser has loaded what it needs. */
const QUIET = 200
/** Milliseconds that background work waits at most: a request may stay open. */
const LONGEST_WAIT = 3_000

/**
 * The requests that a dev server is answering. Background work that takes seconds starts while
 * no browser is loading a page.
 */
export class RequestActivity {
  #open = 0
  #last = -Infinity

  /** Follows a request until its response is sent, or the connection has ended. */
  follow(response: ServerResponse): void {
    this.#open++
    response.once('close', () => {
      this.#open--
      this.#last = performance.now()
    })
  }

  /** Resolves once no request has been open for a fifth of a second, after 3 s at the latest. */
  async quiet(): Promise<void> {
    const until = performance.now() + LONGEST_WAIT
    for (;;) {
      const now = performance.now()
      const rest = this.#open > 0 ? QUIET : this.#last + QUIET - now
      if (rest <= 0 || now >= until) return
      await sleep(rest, undefined, { ref: false })
    }
  }
}
