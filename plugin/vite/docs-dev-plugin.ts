import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Connect, Plugin, ResolvedConfig, ServerOptions, ViteDevServer } from 'vite'
import { docsBase, isUnder } from './docs-path.ts'
import type { EmbeddedDocs } from './embedded-docs.ts'

/** Port of Vite's web socket where there is no HTTP server to share. */
const SOCKET_PORT = 24678

/**
 * In dev the documentation has a Vite server of its own, mounted under its path ahead of the
 * application's: what it does not know is not found, and never a matter of Vike's router.
 */
export function docsDevPlugin(docs: EmbeddedDocs): Plugin {
  // A restart opens the next server before it closes the last: each closes its own.
  const closing = new Map<ResolvedConfig, () => Promise<void>>()
  return {
    name: 'skerry:vike-dev',
    apply: 'serve',
    configureServer(app) {
      const base = docsBase(app.config, docs.path)
      let opening: Promise<ViteDevServer> | undefined
      const open = () => (opening ??= openServer(docs, app, base))
      closing.set(app.config, async () => {
        await (await opening?.catch(() => undefined))?.close()
      })
      // Ready before the first page is asked for; without a server, when it is.
      app.httpServer?.once('listening', () => {
        open().catch((error: unknown) => {
          opening = undefined
          app.config.logger.error(`skerryVike(): ${messageOf(error)}`)
        })
      })
      app.middlewares.use((request, response, next) => {
        if (!isUnder(request.url, base)) return next()
        if (!request.url?.startsWith(base)) return leadToBase(request, response, base)
        open().then(
          (server) => server.middlewares(request, response, orNotFound(response, next)),
          (error: unknown) => {
            opening = undefined
            next(error)
          },
        )
      })
    },
    async closeBundle() {
      const config = this.environment.getTopLevelConfig()
      const close = closing.get(config)
      closing.delete(config)
      await close?.()
    },
  }
}

async function openServer(
  docs: EmbeddedDocs,
  app: ViteDevServer,
  base: string,
): Promise<ViteDevServer> {
  const { inlineDocsConfig } = await import('./docs-config.ts')
  const { createServer } = await import('vite')
  const { host, https, cors, headers, allowedHosts, origin, watch } = app.config.server
  return createServer({
    ...inlineDocsConfig(docs, app.config, base),
    appType: 'custom',
    server: {
      middlewareMode: true,
      host,
      https,
      cors,
      headers,
      allowedHosts,
      origin,
      watch,
      ws: socketOptions(app),
    },
  })
}

/** Updates come over the application's own HTTP server: Vite tells them apart by their base. */
function socketOptions({ config, httpServer }: ViteDevServer): ServerOptions['ws'] {
  const own = config.server.ws
  if (own === false) return false
  const { server = httpServer, port, ...rest } = typeof own === 'object' ? own : {}
  if (server) return { ...rest, server: server as Server }
  return { ...rest, port: (port ?? SOCKET_PORT) + 1 }
}

function leadToBase(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  base: string,
): void {
  response.statusCode = 302
  response.setHeader('Location', base + url.slice(base.length - 1))
  response.end()
}

function orNotFound(
  response: ServerResponse,
  next: Connect.NextFunction,
): Connect.NextFunction {
  return (error?: unknown) => {
    if (error !== undefined) return next(error)
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.end('Not found')
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
