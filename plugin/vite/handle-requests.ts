import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { encodeUrl } from '../../runtime/kit/encode-url.ts'
import { linkUrl, withBase } from '../../runtime/with-base.ts'
import { errorDocument } from '../render/error-document.ts'
import { isFile } from '../kit/is-file.ts'
import { problemKey, sortProblems } from '../kit/sort-problems.ts'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { buildSiteData } from '../render/build-site-data.ts'
import { llmsList } from '../write/llms.ts'
import { markdownPage } from '../write/markdown-pages.ts'
import type { Project } from '../site/project.ts'
import { SEARCH_FOLDER } from '../write/build-search-index.ts'
import type { Page } from '../site/site.ts'
import { handleFile } from './handle-file.ts'
import { ROWS } from './dev-rows.ts'
import type { DevSession } from './dev-session.ts'
import type { DevSite } from './dev-site.ts'
import { findPage, isAllPagesPath } from './find-page.ts'
import { findRedirect } from './find-redirect.ts'
import { isUnread } from '../site/read-branch.ts'
import { isPlainHost } from './is-plain-host.ts'
import { isFileProblem } from '../kit/system-error.ts'
import { guardRequest } from './guard-request.ts'
import { slashRule } from '../site/slash-rule.ts'
import { redirectToBase } from './redirect-to-base.ts'
import { isBelowBase, lacksSlash, requestUrl, requestPath } from './request-path.ts'

/** Path prefix of a page's problems. The page's path follows. */
const PROBLEMS = '/@skerry/problems'

/** The page lists for assistants, which Markdown pages link to. */
const LISTS = new Set(['/llms.txt', '/.well-known/llms.txt'])

/**
 * Answers requests for pages, their Markdown and problems, the search and redirects. Others are
 * passed on to Vite.
 */
export function handleRequests(session: DevSession): Connect.NextHandleFunction {
  return (request, response, next) => {
    session.activity.follow(response)
    handle(session, request, response).then((handled) => handled || next(), next)
  }
}

async function handle(
  session: DevSession,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { headers, method, url = '/' } = request
  const { base } = session.server.config
  if (!isPlainHost(headers.host))
    return send(response, 403, 'text/plain', 'Invalid Host header.')
  if (lacksSlash(url, base)) return redirectToBase(request, response, base)
  const path = requestPath(url, base)
  if (path === undefined) return send(response, 400, 'text/plain', 'Invalid URL.')
  await session.ready(path)
  const project = session.project.isOpen ? session.project.current : undefined
  const allowed = guardRequest(path, session.guarded, project)
  const isRead = method === 'GET' || method === 'HEAD'
  // A Markdown URL may belong to a page even if the source file itself isn't served.
  const source = project && isRead ? markdownSource(project, path) : undefined
  const page = project && isRead ? findPage(project, path) : undefined
  if (allowed === undefined && !source && !page)
    return send(response, 404, 'text/plain', 'Not found')
  if (allowed !== undefined && isBelowBase(url, base))
    request.url = requestUrl(allowed, url, base)
  if (!isRead) return false
  const wantsPage = headers.accept?.includes('text/html') ?? false
  if (!project) return wantsPage && handleFailure(session, response)
  const shown = source ?? page
  // Reading the rest of the site has failed.
  if (shown && isUnread(project, shown)) return handleFailure(session, response)
  if (path.startsWith(`/${SEARCH_FOLDER}/`)) return handleSearch(session, path, response)
  if (path.startsWith(PROBLEMS)) return handleProblems(session, path, response)
  if (path.startsWith(ROWS)) return handleRows(session, path, response)
  if (source) return handleMarkdown(session, source, response)
  if (page) return handlePage(session, page, response)
  if (await handleFile(request, response, path, project)) return true
  if (LISTS.has(path)) return handleList(project, base, response)
  if (!wantsPage) return false
  const redirect = findRedirect(project, path)
  if (redirect !== undefined) {
    const slashes = slashRule(project.site, project.settings)
    return redirectTo(response, linkUrl({ base, slashes }, redirect))
  }
  // Any existing file may be served here: the guard has checked it.
  if (isFile(join(project.root, path)) || /^\/(@|node_modules\/)/.test(path)) return false
  const list = isAllPagesPath(path) ? await session.site.renderAllPages() : undefined
  const { html, status } = list ?? (await session.site.renderNotFound())
  return send(response, status, 'text/html', html)
}

async function handlePage(
  session: DevSession,
  page: Page,
  response: ServerResponse,
): Promise<boolean> {
  const { site } = session
  try {
    const { html } = await site.render(page)
    send(response, 200, 'text/html', html)
  } catch (error) {
    if (!(error instanceof SkerryError)) throw error
    // As where an override throws.
    send(response, 200, 'text/html', site.failedDocument(error))
  }
  void session.startSearch()
  return true
}

/** The error page for a site that can't be read. Its client reloads once it can. */
function handleFailure(
  { failure, server }: DevSession,
  response: ServerResponse,
): boolean {
  const client = `${server.config.base}@vite/client`
  const what = failure.some(isFileProblem) ? 'site' : 'settings'
  const html = errorDocument(`The ${what} cannot be read`, failure, client)
  return send(response, 500, 'text/html', html)
}

/** Serves the index that a build would write. */
async function handleSearch(
  { site }: DevSession,
  path: string,
  response: ServerResponse,
): Promise<boolean> {
  const file = await site.search.read(path.slice(SEARCH_FOLDER.length + 2))
  const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream'
  if (file) return send(response, 200, type, file)
  return send(response, 404, 'text/plain', 'Not found')
}

/**
 * Serves the data of the problem list (`runtime/show-problems.ts`): problems of the page, then
 * others.
 */
async function handleProblems(
  { site, project, problems, failure }: DevSession,
  path: string,
  response: ServerResponse,
): Promise<boolean> {
  const page = findPage(project.current, path.slice(PROBLEMS.length) || '/')
  const found = page ? await problemsOf(site, page) : []
  const ofFailure = new Set(failure.map(problemKey))
  const ofProject = new Set(project.current.diagnostics.map(problemKey))
  const isOwn = (problem: Diagnostic) =>
    problem.file === page?.file || !ofProject.has(problemKey(problem))
  const own = found.filter(isOwn)
  const known = new Set(own.map(problemKey))
  const others = sortProblems([...found, ...problems.all]).filter(
    (problem) => !known.has(problemKey(problem)) && !ofFailure.has(problemKey(problem)),
  )
  const isOfPage = ({ file }: Diagnostic) => file === page?.file
  // What only the whole pass finds, such as an icon of the sidebar. Results of an earlier pass may
  // be outdated, so leave them out.
  const late = problems.isCurrent ? others.filter(isOfPage) : []
  const body = JSON.stringify({
    page: [...own, ...late],
    // The last good site is shown while the settings can't be read.
    site: [...failure, ...others.filter((problem) => !isOfPage(problem))],
  })
  return send(response, 200, 'application/json', body)
}

async function problemsOf(site: DevSite, page: Page): Promise<readonly Diagnostic[]> {
  try {
    return await site.problemsOf(page)
  } catch (error) {
    if (error instanceof SkerryError) return error.diagnostics
    throw error
  }
}

/** Serves the rows that a page with a long sidebar leaves out. */
async function handleRows(
  { site, project }: DevSession,
  path: string,
  response: ServerResponse,
): Promise<boolean> {
  const page = findPage(project.current, path.slice(ROWS.length) || '/')
  return send(response, 200, 'application/json', await site.renderRows(page))
}

/** The page for a Markdown URL, if Markdown is enabled. */
function markdownSource(project: Project, path: string): Page | undefined {
  if (!path.endsWith('.md') || project.options.markdown === false) return undefined
  return findPage(project, path.replace(/(^\/index)?\.md$/, '') || '/')
}

async function handleMarkdown(
  { site, server, project }: DevSession,
  page: Page,
  response: ServerResponse,
): Promise<boolean> {
  const { markdown } = await site.renderContent(page, { markdown: true })
  // As in a build, a page with an error has no Markdown.
  if (markdown === undefined) return send(response, 404, 'text/plain', 'Not found')
  const { base } = server.config
  const { settings } = project.current
  const slashes = slashRule(project.current.site, settings)
  const { instructions } = settings.markdown
  const preface = { index: withBase(base, '/llms.txt'), instructions }
  const text = markdownPage(page, markdown, preface, { base, slashes })
  return send(response, 200, 'text/markdown', text)
}

/** Serves `llms.txt` with URLs of this server. */
function handleList(project: Project, base: string, response: ServerResponse): true {
  const { origin: _, ...site } = buildSiteData(project, { base, islands: {}, dev: true })
  const hasMarkdown = () => site.features.markdown
  const text = llmsList({ project, site, hasMarkdown })
  return send(response, 200, 'text/plain', text)
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

function redirectTo(response: ServerResponse, url: string): true {
  response.statusCode = 302
  response.setHeader('Location', encodeUrl(url))
  response.end()
  return true
}
