import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { DevSite } from '../dev/dev-site.ts'
import { errorDocument } from '../dev/error-document.ts'
import { requestPath } from '../dev/request-path.ts'
import { findPage } from '../dev/find-page.ts'
import { isPublished } from '../dev/is-published.ts'
import { watchProject } from '../dev/watch-project.ts'
import type { Live } from '../live.ts'

/** `vite`: pages rendered on request, patched in place when their files change. */
export function devServerPlugin(live: Live): Plugin {
  return {
    name: 'skerry:dev-server',
    apply: 'serve',
    async configureServer(server) {
      const holder: { site?: DevSite } = {}
      watchProject(live, server, holder)
      server.middlewares.use(answerPages(live, server, holder))
      server.httpServer?.once('close', () => void holder.site?.close())
    },
  }
}

function answerPages(
  live: Live,
  server: ViteDevServer,
  holder: { site?: DevSite },
): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(request, response).then((answered) => answered || next(), next)
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const path = requestPath(request.url ?? '/', server.config.base)
    if (path === undefined)
      return send(response, 400, 'text/plain', 'This address cannot be read.')
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (!live.hasProject) {
      const wantsPage = request.headers.accept?.includes('text/html') ?? false
      return (
        wantsPage && send(response, 500, 'text/html', errorDocument(live.failure ?? []))
      )
    }
    if (!isPublished(path, live.project))
      return send(response, 404, 'text/plain', 'Not found')
    const page = findPage(live.project, path)
    if (!page) return false
    holder.site ??= new DevSite(live, server)
    const { html, status } = await holder.site.render(page)
    return send(response, status, 'text/html', html)
  }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
): true {
  response.statusCode = status
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', 'no-cache')
  response.end(body)
  return true
}
