import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../launch-browser.ts'
import { serveFolder } from '../serve-folder.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Folders that the tests build. */
export const sites = {
  fixture: join(repository, 'tests/browser/theme/fixture'),
  demo: join(repository, 'demo'),
}

export interface Site {
  /** The built folder. */
  folder: string
  base: string
  origin: string
  browser: Browser
  /** Addresses of all pages, without the base. */
  pages: string[]
  /** Pages that need more than the base policy, with their policy. */
  policies: { base: string; pages: Record<string, string> }
  open(path: string, options?: OpenOptions): Promise<OpenedPage>
  close(): Promise<void>
}

export interface OpenOptions extends BrowserContextOptions {
  /** In localStorage before the page loads. */
  stored?: Record<string, string>
  /** A page whose storage this one shares. */
  beside?: Page
  /** Runs in the page before anything else. */
  init?: () => void
}

export interface OpenedPage {
  page: Page
  /** Errors of the console and of the policy, and requests that failed. */
  problems: string[]
  /** Paths of what was fetched, by kind. */
  requests: { type: string; path: string }[]
}

/**
 * Builds a folder with the command line of this checkout (`npm run build` first), serves it
 * under the policies that the build wrote, and starts a browser. What was built is kept while
 * neither the folder nor the package changes.
 */
export async function openSite(name: keyof typeof sites, base = '/'): Promise<Site> {
  const folder = buildOnce(sites[name], base)
  const policies = JSON.parse(
    readFileSync(join(folder, 'csp.json'), 'utf8'),
  ) as Site['policies']
  const server = await serveFolder(folder, {
    base,
    headers: (path) => ({
      'content-security-policy': policies.pages[path] ?? policies.base,
    }),
  })
  const browser = await launchBrowser()

  return {
    folder,
    base,
    origin: server.origin,
    browser,
    pages: listPages(folder),
    policies,
    async open(path, { stored, beside, init, ...options } = {}) {
      const context =
        beside?.context() ??
        (await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options }))
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      const problems: string[] = []
      const requests: OpenedPage['requests'] = []
      page.on('console', (message) => {
        const { url } = message.location()
        // What a site without an icon is asked for all the same.
        if (url.endsWith('/favicon.ico')) return
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${message.text()} ${url.replace(server.origin, '')}`)
      })
      page.on('pageerror', ({ message }) => {
        // What Chromium says of itself when it leaves out a transition between pages.
        if (!message.startsWith('Transition was')) problems.push(message)
      })
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        requests.push({ type: request.resourceType(), path: pathname })
      })
      if (init) await page.addInitScript(init)
      if (stored) {
        await page.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
          }
        }, stored)
      }
      await page.goto(server.origin + base + path.slice(1))
      return { page, problems, requests }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

function buildOnce(source: string, base: string): string {
  const id = createHash('sha256').update(source).update(base)
  id.update(readFileSync(join(repository, 'dist/build-id')))
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(source, file)
    if (statSync(path).isFile()) id.update(file).update(readFileSync(path))
  }
  const cache = join(repository, 'node_modules/.cache/skerry-tests')
  const folder = join(cache, id.digest('hex').slice(0, 16))
  if (existsSync(join(folder, 'csp.json'))) return folder
  mkdirSync(cache, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  const cli = join(repository, 'dist/cli.js')
  execFileSync(
    process.execPath,
    [cli, 'build', source, '--outDir', folder, '--base', base],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  return folder
}

/** Every page of a built folder but redirects, as addresses. */
function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('id="content"'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()
}
