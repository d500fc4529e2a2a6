import http from 'node:http'
import https from 'node:https'
import type { Patience } from './remote-patience.ts'

/** Why a server is of no use. */
export class RemoteFailure extends Error {
  /** It answered that this machine may not. */
  readonly isRefusal: boolean

  /** @param message Ends the sentence "the shared cache …"; nothing in it comes from the server but numbers. */
  constructor(message: string, isRefusal = false) {
    super(message)
    this.isRefusal = isRefusal
  }
}

/** Requests at a time, over connections that are kept open. */
const CONNECTIONS = 4
/** Of an answer that nobody needs: what is read before the connection is given up. */
const MOST_IDLE = 64 * 1024
const REFUSALS = new Set([401, 403, 405, 407])

/**
 * Reads and writes blobs of an HTTP server as Bazel does: `GET` and `PUT` of `/ac/<hash>` and
 * `/cas/<hash>`. Answers are exactly what was asked for or a failure: redirects are not
 * followed, nothing is decoded, and no more is read than may come.
 *
 * @see https://bazel.build/remote/caching#http-caching
 */
export class RemoteClient {
  readonly #url: URL
  readonly #patience: Patience
  readonly #headers: http.OutgoingHttpHeaders
  readonly #agent: http.Agent

  constructor(url: URL, patience: Patience) {
    const { username, password } = url
    this.#url = new URL(url)
    this.#url.username = this.#url.password = ''
    this.#patience = patience
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
   * Reads a blob; undefined where there is none.
   *
   * @param most Bytes that it may have.
   * @throws RemoteFailure
   */
  get(path: string, most: number): Promise<Buffer | undefined> {
    return this.#send('GET', path, undefined, async (response) => {
      const { statusCode = 0, headers } = response
      if (statusCode === 404) return undefined
      if (statusCode !== 200) throw unexpected(statusCode)
      if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        throw new RemoteFailure('sent something in a form that nobody asked for')
      return this.#read(response, most)
    })
  }

  /**
   * Writes a blob.
   *
   * @throws RemoteFailure
   */
  put(path: string, body: Buffer): Promise<void> {
    return this.#send('PUT', path, body, ({ statusCode = 0 }) => {
      if (statusCode < 200 || statusCode > 299) throw unexpected(statusCode)
    })
  }

  /** Ends all connections; the next request opens others. */
  close(): void {
    this.#agent.destroy()
  }

  async #read(response: http.IncomingMessage, most: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > most) throw new RemoteFailure('sent more than there is')
      this.#patience.moved(part.length)
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
    const { signal } = this.#patience
    if (signal.aborted) throw tooSlow()
    const { request: open } = this.#url.protocol === 'https:' ? https : http
    const request = open(this.#addressOf(path), {
      method,
      signal,
      agent: this.#agent,
      headers: { ...this.#headers, ...(body && { 'content-length': body.length }) },
    })
    try {
      return await this.#patience.spend(async () => {
        const response = await this.#answer(request, body)
        const result = await receive(response)
        // The agent reuses a connection only once its response was read to the end, even an empty one.
        if (!response.readableEnded)
          await this.#read(response, MOST_IDLE).catch(() => request.destroy())
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
      // Also of a connection that ends while the answer is read: nobody else may miss it.
      request.on('error', reject)
      if (body) this.#write(request, body)
      else request.end()
    })
  }

  /** In parts: what the system has taken is what has moved. */
  #write(request: http.ClientRequest, body: Buffer, from = 0): void {
    if (request.destroyed) return
    if (from >= body.length) return void request.end()
    const part = body.subarray(from, from + 256 * 1024)
    request.write(part, (error) => {
      if (error) return
      this.#patience.moved(part.length)
      this.#write(request, body, from + part.length)
    })
  }

  #addressOf(path: string): URL {
    const url = new URL(this.#url)
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`
    url.hash = ''
    return url
  }
}

function unexpected(status: number): RemoteFailure {
  return new RemoteFailure(`answered with status ${status}`, REFUSALS.has(status))
}

function tooSlow(): RemoteFailure {
  return new RemoteFailure('is too slow: pages are made sooner than they come')
}

/** The code of an error of the system says it all; its message names addresses. */
function describe(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  return `cannot be reached${typeof code === 'string' ? ` (${code})` : ''}`
}
