import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Request } from 'playwright-core'
import { inContexts } from '../browser/in-contexts.ts'
import { serveFolder } from '../browser/serve-folder.ts'
import { servicesOf, textOf } from './sites.ts'

const EMPTY_IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

interface CrawledPage {
  file: string
  url: string
}

interface CrawlInput {
  browser: Browser
  /** The content folder. `folder` is its built site. */
  root: string
  folder: string
  pages: CrawledPage[]
}

/**
 * Opens pages in both modes, scrolls to their end, and reports what went wrong: console
 * errors, failed requests, and requests to origins that neither page nor settings name.
 * Requests to other origins are answered with empty responses.
 */
export async function crawlSite({
  browser,
  root,
  folder,
  pages,
}: CrawlInput): Promise<string[]> {
  const server = await serveFolder(folder)
  const services = servicesOf(root)
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const crawl = async (context: BrowserContext, { file, url }: CrawledPage) => {
      const say = (text: string) => problems.push(`${colorScheme} ${url}: ${text}`)
      const text = textOf(root, [file])
      /** A file that the author refers to and that the site lacks. */
      const isAuthors = (url: string) => {
        const path = decodeURIComponent(new URL(url).pathname)
        const name = path.slice(path.lastIndexOf('/') + 1)
        return !existsSync(join(root, path)) && text.includes(name)
      }
      const page = await context.newPage()
      await page.route(
        (url) => url.origin !== server.origin && url.protocol.startsWith('http'),
        (route) => {
          const request = route.request()
          if (!isNamed(new URL(request.url()), text, services))
            say(`asks ${request.url()}`)
          return route.fulfill(emptyAnswer(request))
        },
      )
      page.on('console', (message) => {
        if (message.type() !== 'error') return
        const source = message.location().url
        if (/Failed to load resource/.test(message.text()) && isAuthors(source)) return
        say(`console: ${message.text()} ${source}`)
      })
      page.on('pageerror', (error) => say(`error: ${error.stack ?? error.message}`))
      page.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? ''
        // Videos, and pages that are left, abort their own requests.
        if (!why.includes('ERR_ABORTED')) say(`failed: ${request.url()} ${why}`)
      })
      page.on('response', (response) => {
        const isOwn = response.url().startsWith(server.origin)
        if (isOwn && response.status() >= 400 && !isAuthors(response.url()))
          say(`${response.status()}: ${response.url()}`)
      })
      await page.goto(server.origin + url, { waitUntil: 'load' })
      await page.mouse.move(300, 300)
      await page.mouse.move(310, 310)
      await readToTheEnd(page)
      await page.close()
    }
    await inContexts(browser, pages, crawl, { colorScheme })
  }
  await server.close()
  return problems
}

/** Scrolls down in steps, so that islands with `when: 'visible'` hydrate. */
async function readToTheEnd(page: import('playwright-core').Page): Promise<void> {
  await page.evaluate(async () => {
    const step = Math.max(innerHeight, document.body.scrollHeight / 8)
    for (let top = 0; top <= document.body.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 20))
    }
  })
  // Time for hydrated islands to send requests.
  await page.waitForTimeout(150)
}

/**
 * Whether the author refers to a URL: the page or the settings contain its host,
 * repository or identifier, or the settings integrate its service.
 */
function isNamed(
  { hostname, pathname, searchParams }: URL,
  text: string,
  services: string[],
): boolean {
  const repository = /\/repos\/(.+)/.exec(pathname)?.[1]
  const names = [hostname, repository, searchParams.get('id')]
  return (
    names.some((name) => name && text.includes(name)) ||
    services.some((service) => hostname.includes(service))
  )
}

function emptyAnswer(request: Request) {
  const type = request.resourceType()
  if (type === 'image') return { contentType: 'image/png', body: EMPTY_IMAGE }
  if (type === 'script') return { contentType: 'text/javascript', body: '' }
  if (type === 'stylesheet') return { contentType: 'text/css', body: '' }
  if (type === 'document') return { contentType: 'text/html', body: '' }
  return { status: 204, body: '' }
}
