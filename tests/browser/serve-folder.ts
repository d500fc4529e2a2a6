import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
}

export interface FolderServer {
  origin: string
  close(): Promise<void>
}

interface ServeOptions {
  /** Base path under which the folder is served: `/a/b/`. */
  base?: string
  /**
   * Returns response headers, such as a policy. `file` is undefined if the path leads to
   * none.
   */
  headers?: (path: string, file: string | undefined) => Record<string, string>
  /** Called for each served file, with its path below `base`. */
  onSend?: (path: string, file: string) => void
  /** Compresses responses, for example with gzip. */
  pack?: (content: Buffer) => Buffer
}

/**
 * Serves a folder like static hosts do: `/a` is `a.html` or `a/index.html`, and missing
 * files get `404.html`.
 */
export async function serveFolder(
  folder: string,
  { base = '/', headers, onSend, pack }: ServeOptions = {},
): Promise<FolderServer> {
  const server = createServer(({ url = '/' }, response) => {
    const address = readUrl(url)
    if (address === undefined) return response.writeHead(400).end()
    const isBelow = `${address}/`.startsWith(base)
    const path = address.slice(base.length - 1).replace(/\/$/, '')
    const file = isBelow ? findFile(folder, path) : undefined
    for (const [name, value] of Object.entries(headers?.(address, file) ?? {}))
      response.setHeader(name, value)
    if (!isBelow) return response.writeHead(404).end()
    if (file) onSend?.(path, file)
    response.statusCode = file ? 200 : 404
    const shown = file ?? join(folder, '404.html')
    response.setHeader(
      'content-type',
      TYPES[extname(shown)] ?? 'application/octet-stream',
    )
    const content = existsSync(shown) ? readFileSync(shown) : Buffer.from('')
    if (pack) response.setHeader('content-encoding', 'gzip')
    response.end(pack ? pack(content) : content)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** The decoded path of a request. Undefined if it is malformed (`/%ZZ`). */
function readUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*/, ''))
  } catch {
    return undefined
  }
}

function findFile(folder: string, path: string): string | undefined {
  return [path, `${path}.html`, `${path}/index.html`]
    .map((candidate) => join(folder, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
}
