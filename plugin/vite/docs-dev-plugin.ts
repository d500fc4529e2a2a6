import type { Server, ServerResponse } from 'node:http'
import type { Connect, Plugin, ResolvedConfig, ServerOptions, ViteDevServer } from 'vite'
import { docsBase, isUnder } from './docs-path.ts'
import type { EmbeddedDocs } from './embedded-docs.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'
import { redirectToBase } from './redirect-to-base.ts'

/** Vite's default port for its WebSocket if there is no HTTP server to share. */
const SOCKET_PORT = 24678

/**
 * In dev, the documentation has its own Vite server, mounted at its path before the
 * application's. Unknown URLs below the path get a 404, and never reach Vike's router.
 */
export function docsDevPlugin(docs: EmbeddedDocs): Plugin {
  // A restart opens the new server before it closes the old one, so each closes its own.
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
      // Open it before the first request. Without an HTTP server, open it on the first request.
      app.httpServer?.once('listening', () => {
        open().catch((error: unknown) => {
          opening = undefined
          app.config.logger.error(`skerryVike(): ${errorMessage(error)}`)
        })
      })
      app.middlewares.use((request, response, next) => {
        if (!isUnder(request.url, base)) return next()
        if (!request.url?.startsWith(base)) return redirectToBase(request, response, base)
        open().then(
          (server) => server.middlewares(request, response, withNotFound(response, next)),
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
  const { inlineDocsConfig } = await import('./inline-docs-config.ts')
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

/** Shares the application's HTTP server for HMR: Vite distinguishes connections by base. */
function socketOptions({ config, httpServer }: ViteDevServer): ServerOptions['ws'] {
  const own = config.server.ws
  if (own === false) return false
  const { server = httpServer, port, ...rest } = typeof own === 'object' ? own : {}
  if (server) return { ...rest, server: server as Server }
  return { ...rest, port: (port ?? SOCKET_PORT) + 1 }
}

function withNotFound(
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
