import http from 'node:http'
import https from 'node:https'
import type { TimeBudget } from './time-budget.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'

/** A request to the cache server that failed. */
export class RemoteFailure extends Error {
  /** The server denied access to this machine. */
  readonly isRefusal: boolean

  /**
   * @param message Completes "the shared cache …". Includes nothing from the response except
   *   numbers.
   */
  constructor(message: string, isRefusal = false) {
    super(message)
    this.isRefusal = isRefusal
  }
}

/** Number of concurrent keep-alive connections. */
const CONNECTIONS = 4
/**
 * Maximum bytes to drain from an unneeded response body before the connection is dropped
 * instead.
 */
const MAX_IDLE = 64 * 1024
const REFUSALS = new Set([401, 403, 405, 407])

/**
 * Client for an HTTP cache server as used by Bazel: `GET` and `PUT` of `/ac/<hash>` and
 * `/cas/<hash>`. It is strict: redirects are not followed, content encodings are rejected, and
 * bodies beyond the expected size fail.
 *
 * @see https://bazel.build/remote/caching#http-caching
 */
export class RemoteClient {
  readonly #url: URL
  readonly #budget: TimeBudget
  readonly #headers: http.OutgoingHttpHeaders
  readonly #agent: http.Agent

  constructor(url: URL, budget: TimeBudget) {
    const { username, password } = url
    this.#url = new URL(url)
    this.#url.username = this.#url.password = ''
    this.#budget = budget
    const { Agent } = url.protocol === 'https:' ? https : http
    this.#agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const credentials = [username, password].map(decodeURIComponent).join(':')
    this.#headers = {
      'accept-encoding': 'identity',
      'user-agent': 'skerry',
      ...(username !== '' && {
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      }),
    }
  }

  /**
   * Fetches a blob. Resolves to undefined if the server doesn't have it.
   *
   * @param most Maximum size in bytes.
   * @throws RemoteFailure
   */
  get(path: string, most: number): Promise<Buffer | undefined> {
    return this.#send('GET', path, undefined, async (response) => {
      const { statusCode = 0, headers } = response
      if (statusCode === 404) return undefined
      if (statusCode !== 200) throw unexpected(statusCode)
      if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        throw new RemoteFailure('sent a response with an unsupported content encoding')
      return this.#read(response, most)
    })
  }

  /**
   * Uploads a blob.
   *
   * @throws RemoteFailure
   */
  put(path: string, body: Buffer): Promise<void> {
    return this.#send('PUT', path, body, ({ statusCode = 0 }) => {
      if (statusCode < 200 || statusCode > 299) throw unexpected(statusCode)
    })
  }

  /** Closes all connections. The next request opens new ones. */
  close(): void {
    this.#agent.destroy()
  }

  async #read(response: http.IncomingMessage, most: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > most) throw new RemoteFailure('sent more data than expected')
      this.#budget.moved(part.length)
      parts.push(part)
    }
    return Buffer.concat(parts, bytes)
  }

  async #send<T>(
    method: string,
    path: string,
    body: Buffer | undefined,
    receive: (response: http.IncomingMessage) => T | Promise<T>,
  ): Promise<T> {
    const { signal } = this.#budget
    if (signal.aborted) throw tooSlow()
    const { request: open } = this.#url.protocol === 'https:' ? https : http
    const request = open(this.#urlOf(path), {
      method,
      signal,
      agent: this.#agent,
      headers: { ...this.#headers, ...(body && { 'content-length': body.length }) },
    })
    try {
      return await this.#budget.spend(async () => {
        const response = await this.#answer(request, body)
        const result = await receive(response)
        // The agent only reuses a connection after its response, even an empty one, has ended.
        if (!response.readableEnded)
          await this.#read(response, MAX_IDLE).catch(() => request.destroy())
        return result
      })
    } catch (error) {
      request.destroy()
      if (error instanceof RemoteFailure) throw error
      throw signal.aborted ? tooSlow() : new RemoteFailure(describe(error))
    }
  }

  #answer(
    request: http.ClientRequest,
    body: Buffer | undefined,
  ): Promise<http.IncomingMessage> {
    return new Promise((resolve, reject) => {
      request.on('response', resolve)
      // Stays attached while the body is read, so that a connection error then is not
      // unhandled.
      request.on('error', reject)
      if (body) this.#write(request, body)
      else request.end()
    })
  }

  /** Writes the body in chunks, so that progress is noted as the system accepts them. */
  #write(request: http.ClientRequest, body: Buffer, from = 0): void {
    if (request.destroyed) return
    if (from >= body.length) return void request.end()
    const part = body.subarray(from, from + 256 * 1024)
    request.write(part, (error) => {
      if (error) return
      this.#budget.moved(part.length)
      this.#write(request, body, from + part.length)
    })
  }

  #urlOf(path: string): URL {
    const url = new URL(this.#url)
    url.pathname = `${stripTrailingSlashes(url.pathname)}/${path}`
    url.hash = ''
    return url
  }
}

function unexpected(status: number): RemoteFailure {
  return new RemoteFailure(`answered with status ${status}`, REFUSALS.has(status))
}

function tooSlow(): RemoteFailure {
  return new RemoteFailure('is too slow: building the pages is faster than fetching them')
}

/** Uses only the system error code, because the message contains URLs. */
function describe(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  return `cannot be reached${typeof code === 'string' ? ` (${code})` : ''}`
}
