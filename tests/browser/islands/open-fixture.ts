import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { speculationRules } from '../../../runtime/speculation-rules.ts'
import { viewTransitionStyle } from '../../../runtime/view-transition-style.ts'
import { launchBrowser } from '../launch-browser.ts'
import { buildFixture, type FixtureSite } from './build-fixture.ts'

/** The scripts as shipped. */
export const { choicesScript, firstScript } = (await import(
  new URL('../../../dist/runtime/inline-scripts.js', import.meta.url).href
)) as typeof import('../../../runtime/inline-scripts.ts')

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

const hash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline style of every page. */
const ownStyle = hash(viewTransitionStyle)

/** The policy of a page, as written by a build. Without special requirements, for our own style. */
const policyFor = (style: string) =>
  `default-src 'none'; script-src 'self' ${hash(firstScript)} ${hash(choicesScript)} ${hash(speculationRules('/'))}; style-src 'self' ${style}; img-src 'self' data:; connect-src 'self'; base-uri 'none'`

export interface Fixture {
  site: FixtureSite
  browser: Browser
  /**
   * Opens a page. `problems` collects console errors, policy violations and failed
   * requests.
   */
  open(path: string, options?: OpenOptions): Promise<OpenedPage>
  /** Closes all pages and their contexts, so that they don't run beside the next test. */
  closePages(): Promise<void>
  close(): Promise<void>
}

export interface OpenOptions extends BrowserContextOptions {
  /** Stored in localStorage before the page loads. */
  stored?: Record<string, string>
  /** A page with which to share the browser context, and so the storage. */
  beside?: Page
  /** Mermaid writes inline styles. */
  inlineStyles?: boolean
}

export interface OpenedPage {
  page: Page
  problems: string[]
  /** URL paths of the fetched scripts. */
  scripts: string[]
}

/** Builds the fixture, serves it under the strict policy, and starts a browser. */
export async function openFixture(): Promise<Fixture> {
  // In the project, so that the server's modules resolve their packages.
  const cache = join(repository, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'skerry-islands-'))
  const site = await buildFixture(join(folder, 'client'))
  let style = ownStyle
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://x').pathname
    if (path === '/picture.svg') {
      response.setHeader('content-type', types['.svg']!)
      return response.end('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    }
    if (path === '/favicon.ico') return response.writeHead(204).end()
    const file = join(site.root, extname(path) ? path : `${path}.html`)
    if (!existsSync(file)) return response.writeHead(404).end()
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain')
    response.setHeader('content-security-policy', policyFor(style))
    response.end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await launchBrowser()

  return {
    site,
    browser,
    async open(path, { stored, beside, inlineStyles, ...options } = {}) {
      style = inlineStyles ? "'unsafe-inline'" : ownStyle
      const context = beside?.context() ?? (await browser.newContext(options))
      const page = await context.newPage()
      const problems: string[] = []
      const scripts: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      // A reload aborts pending requests.
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          problems.push(`failed: ${request.url()}`)
      })
      page.on('request', (request) => {
        if (request.resourceType() === 'script')
          scripts.push(new URL(request.url()).pathname)
      })
      if (stored) {
        await page.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
          }
        }, stored)
      }
      await page.goto(origin + path)
      return { page, problems, scripts }
    },
    async closePages() {
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    async close() {
      await browser.close()
      await new Promise((done) => server.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
