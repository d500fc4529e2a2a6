import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from 'playwright-core'
import { launchBrowser } from '../launch-browser.ts'
import { serveFolder } from '../serve-folder.ts'
import { buildOnce, sites } from './build-once.ts'

export interface Site {
  /** The output folder. */
  folder: string
  base: string
  origin: string
  browser: Browser
  /** URLs of all pages, without the base. */
  pages: string[]
  /** The base policy, and those of pages that need more. */
  policies: { base: string; pages: Record<string, string> }
  open(path: string, options?: OpenOptions): Promise<OpenedPage>
  /** Closes all pages and their contexts, so that they don't run beside the next test. */
  closePages(): Promise<void>
  close(): Promise<void>
}

export interface OpenOptions extends BrowserContextOptions {
  /** Stored in localStorage before the page loads. */
  stored?: Record<string, string>
  /** An open context, whose storage the page shares. */
  context?: BrowserContext
  /** Runs in the page before any other script. */
  init?: () => void
}

export interface OpenedPage {
  page: Page
  /** Console errors, policy violations and failed requests. */
  problems: string[]
  /** URL paths of all requests, with their resource type. */
  requests: { type: string; path: string }[]
}

/**
 * Builds a folder with the command line of this checkout (run `npm run build` first),
 * serves it under the policies that the build wrote, and starts a browser.
 */
export async function openSite(name: keyof typeof sites, base = '/'): Promise<Site> {
  return openFolder(await buildOnce(sites[name], base), base)
}

/**
 * Serves a built folder under its policies, and starts a browser.
 * @param shared A browser to use instead. `close` and `closePages` leave what others opened in it.
 */
export async function openFolder(
  folder: string,
  base = '/',
  shared?: Browser,
): Promise<Site> {
  const policies = JSON.parse(
    readFileSync(join(folder, 'csp.json'), 'utf8'),
  ) as Site['policies']
  const server = await serveFolder(folder, {
    base,
    headers: (path) => ({
      'content-security-policy': policies.pages[path] ?? policies.base,
    }),
  })
  const browser = shared ?? (await launchBrowser())
  const contexts = new Set<BrowserContext>()

  return {
    folder,
    base,
    origin: server.origin,
    browser,
    pages: listPages(folder),
    policies,
    async open(path, { stored, context: open, init, ...options } = {}) {
      const context =
        open ??
        (await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options }))
      contexts.add(context)
      const page = await context.newPage()
      const problems: string[] = []
      const requests: OpenedPage['requests'] = []
      page.on('console', (message) => {
        const { url } = message.location()
        // Browsers request it even if the site has no icon.
        if (url.endsWith('/favicon.ico')) return
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${message.text()} ${url.replace(server.origin, '')}`)
      })
      page.on('pageerror', ({ message }) => {
        // Chromium's own message when it skips a view transition. It is a fault of the site only if
        // the next page turns transitions on too late.
        if (!message.startsWith('Transition was') || message.includes('opt-in'))
          problems.push(message)
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
    async closePages() {
      await closeAll(shared ? contexts : browser.contexts())
      contexts.clear()
    },
    async close() {
      await (shared ? closeAll(contexts) : browser.close())
      await server.close()
    },
  }
}

async function closeAll(contexts: Iterable<BrowserContext>): Promise<void> {
  await Promise.all([...contexts].map((context) => context.close()))
}

/** URLs of all pages of a built folder except redirects. */
function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('id="content"'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()
}
