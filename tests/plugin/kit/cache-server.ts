import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as received by the server. */
interface SeenRequest {
  method: string
  path: string
  authorization: string | undefined
}

/** Handles a request instead of the server. False to let the server respond as usual. */
export type Misbehaviour = (
  request: IncomingMessage,
  response: ServerResponse,
  blob: Buffer | undefined,
) => boolean | void

/**
 * A server that stores what is put under `/ac/` and `/cas/`, like servers of Bazel's
 * remote cache.
 */
export class CacheServer {
  readonly blobs = new Map<string, Buffer>()
  readonly seen: SeenRequest[] = []
  misbehave: Misbehaviour = () => false
  readonly #server = createServer((request, response) => this.#answer(request, response))

  static async start(): Promise<CacheServer> {
    const server = new CacheServer()
    await new Promise<void>((done) => server.#server.listen(0, '127.0.0.1', done))
    return server
  }

  get url(): URL {
    const { port } = this.#server.address() as AddressInfo
    return new URL(`http://127.0.0.1:${port}/docs`)
  }

  /** Requests since the last call: `GET ac`. */
  takeSeen(): string[] {
    return this.seen
      .splice(0)
      .map(({ method, path }) => `${method} ${path.split('/')[2] ?? path}`)
  }

  /** URL paths of the stored entries: lists in `ac`, packs in `cas`. */
  paths(kind: 'ac' | 'cas'): string[] {
    return [...this.blobs.keys()].filter((path) => path.startsWith(`/docs/${kind}/`))
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url: path = '', headers } = request
    this.seen.push({ method, path, authorization: headers.authorization })
    if (this.misbehave(request, response, this.blobs.get(path)) !== false) return
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (method === 'PUT') this.blobs.set(path, Buffer.concat(parts))
      const blob = this.blobs.get(path)
      if (method === 'PUT') response.end()
      else if (blob) response.end(blob)
      else response.writeHead(404).end('not found')
    })
  }
}
