import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect, Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { DevSite } from '../dev/dev-site.ts'
import { errorDocument } from '../error-document.ts'
import { requestPath } from '../dev/request-path.ts'
import { withBase } from '../../runtime/with-base.ts'
import { findRedirect } from '../dev/find-redirect.ts'
import { findPage } from '../dev/find-page.ts'
import { isPlainHost } from '../dev/is-plain-host.ts'
import { isPublished } from '../dev/is-published.ts'
import { outliveErrors } from '../dev/outlive-errors.ts'
import { watchProject } from '../dev/watch-project.ts'
import { isFile } from '../is-file.ts'
import type { Live } from '../live.ts'
import { markdownPage } from '../output/markdown-pages.ts'
import { SEARCH_FOLDER } from '../search/build-search-index.ts'
import type { Page } from '../site/types.ts'

/** Before the address of a page: the address of its problems. */
const PROBLEMS = '/@skerry/problems'

/** What belongs to one server. */
interface Holder {
  /** Opened with the first request. */
  site?: DevSite
  stopOutliving(): void
}

/** `vite`: pages rendered on request, patched in place when their files change. */
export function devServerPlugin(live: Live): Plugin {
  // A restart opens the next server before it closes the last: each closes its own site.
  const holders = new Map<ResolvedConfig, Holder>()
  return {
    name: 'skerry:dev-server',
    apply: 'serve',
    async configureServer(server) {
      const holder: Holder = { stopOutliving: outliveErrors(server.config.logger) }
      holders.set(server.config, holder)
      watchProject(live, server, holder)
      server.middlewares.use(answerPages(live, server, holder))
      // While the author goes to the browser: the first page needs all that the others do.
      server.httpServer?.once('listening', () => {
        if (live.hasProject) void (holder.site ??= new DevSite(live, server)).warm()
      })
    },
    // Comes with every server, also with those that are mounted in another and have no port.
    async closeBundle() {
      const holder = holders.get(this.environment.getTopLevelConfig())
      holder?.stopOutliving()
      await holder?.site?.close()
    },
  }
}

function answerPages(
  live: Live,
  server: ViteDevServer,
  holder: Holder,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(request, response).then((answered) => answered || next(), next)
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if (!isPlainHost(request.headers.host))
      return send(response, 403, 'text/plain', 'This host is not known.')
    const path = requestPath(request.url ?? '/', server.config.base)
    if (path === undefined)
      return send(response, 400, 'text/plain', 'This address cannot be read.')
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (!live.hasProject) {
      const wantsPage = request.headers.accept?.includes('text/html') ?? false
      return (
        wantsPage &&
        send(
          response,
          500,
          'text/html',
          errorDocument(
            'The settings cannot be read',
            live.failure ?? [],
            `${server.config.base}@vite/client`,
          ),
        )
      )
    }
    if (path.startsWith(`/${SEARCH_FOLDER}/`)) return answerSearch(path, response)
    if (path.startsWith(PROBLEMS)) return answerProblems(path, response)
    if (path.endsWith('.md') && live.project.options.markdown !== false) {
      const source = findPage(live.project, path.replace(/(^\/index)?\.md$/, '') || '/')
      if (source) return answerMarkdown(source, response)
    }
    if (!isPublished(path, live.project))
      return send(response, 404, 'text/plain', 'Not found')
    const page = findPage(live.project, path)
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!page && !wantsPage) return false
    holder.site ??= new DevSite(live, server)
    if (page) {
      const { html } = await holder.site.render(page)
      send(response, 200, 'text/html', html)
      if (live.project.options.search !== false) void holder.site.search.startFirst()
      return true
    }
    const redirect = findRedirect(live.project, path)
    if (redirect !== undefined)
      return lead(response, withBase(server.config.base, redirect))
    if (isFile(join(live.project.root, path)) || /^\/(@|node_modules\/)/.test(path))
      return false
    const { html } = await holder.site.renderNotFound()
    return send(response, 404, 'text/html', html)
  }

  /** The index that a build would write. */
  async function answerSearch(path: string, response: ServerResponse): Promise<boolean> {
    holder.site ??= new DevSite(live, server)
    const file = await holder.site.search.read(path.slice(SEARCH_FOLDER.length + 2))
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream'
    if (file) return send(response, 200, type, file)
    return send(response, 404, 'text/plain', 'Not found')
  }

  /** What the page's list of problems shows (`runtime/dev-problems.ts`). */
  async function answerProblems(
    path: string,
    response: ServerResponse,
  ): Promise<boolean> {
    holder.site ??= new DevSite(live, server)
    const page = findPage(live.project, path.slice(PROBLEMS.length) || '/')
    const problems = page ? await holder.site.problemsOf(page) : []
    return send(response, 200, 'application/json', JSON.stringify(problems))
  }

  async function answerMarkdown(page: Page, response: ServerResponse): Promise<boolean> {
    holder.site ??= new DevSite(live, server)
    const { content } = await holder.site.renderContent(page, 'agents')
    const { htmlToMarkdown } = await import('../output/markdown/html-to-markdown.ts')
    const body = htmlToMarkdown(content.html + (content.panel ?? ''))
    const index = withBase(server.config.base, '/llms.txt')
    return send(response, 200, 'text/markdown', markdownPage(page, body, index))
  }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): true {
  response.statusCode = status
  response.setHeader(
    'Content-Type',
    type.startsWith('text/') ? `${type}; charset=utf-8` : type,
  )
  response.setHeader('Cache-Control', 'no-cache')
  response.end(body)
  return true
}

function lead(response: ServerResponse, to: string): true {
  response.statusCode = 302
  response.setHeader('Location', encodeURI(to))
  response.end()
  return true
}
