import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { Browser, Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import Console, * as island from '../../../playground/console/console.island.tsx'
import type { ConsoleProps } from '../../../playground/console/props/console-props.ts'
import { islandHost } from '../../../runtime/island.tsx'
import type { Settings } from '../../../runtime/types/settings.ts'
import { colorVariables } from '../../../theme/styles/site-variables.ts'
import { launchBrowser } from '../launch-browser.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A strict content security policy: neither inline code nor `eval`. */
const policy =
  "default-src 'self'; connect-src *; img-src 'self' blob:; media-src 'self' blob:; base-uri 'none'; object-src 'none'"

export interface Harness {
  origin: string
  browser: Browser
  /** Files of the client build with their contents. */
  files: Map<string, string | Uint8Array>
  /**
   * Files that are needed to open the dialog: the island, the dialog, and their imports.
   */
  opening: ReadonlySet<string>
  /** Opens a page whose "Try it" island has these props. */
  open: (
    props: ConsoleProps,
    options?: { dark?: boolean; width?: number },
  ) => Promise<Page>
  close: () => Promise<void>
}

/**
 * Serves one page with the playground under a strict policy, built like a site: the
 * island's server HTML, the loader, and a client build.
 */
export async function startHarness(): Promise<Harness> {
  const output = await mkdtemp(join(tmpdir(), 'skerry-console-'))
  const { files, opening } = await buildClient(output)
  files.set('colors.css', writeColors())
  const pages = new Map<string, string>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = files.get(path.slice(1))
    const html = pages.get(path)
    if (file === undefined && html === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<!doctype html>')
      return
    }
    const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
    response.setHeader('Content-Type', types[extname(path)] ?? 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', policy)
    response.end(file ?? html)
  })
  const origin = await listen(server)
  const browser = await launchBrowser()

  async function open(props: ConsoleProps, { dark = false, width = 1280 } = {}) {
    const path = `/page-${pages.size}`
    pages.set(path, writePage(props, files, dark))
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await page.goto(origin + path)
    return page
  }

  return {
    origin,
    browser,
    files,
    opening,
    open,
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(output, { recursive: true })
    },
  }
}

async function buildClient(outDir: string) {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        input: {
          loader: join(root, 'runtime/loader/loader.ts'),
          hydrate: join(root, 'runtime/hydrate.ts'),
          console: join(root, 'playground/console/console.island.tsx'),
          page: join(root, 'tests/browser/playground/page.css'),
        },
        output: {
          entryFileNames: 'assets/[name].js',
          chunkFileNames: 'assets/[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const files = new Map<string, string | Uint8Array>()
  for (const file of result.output) {
    const text = file.type === 'chunk' ? file.code : file.source
    files.set(file.fileName, text)
  }
  return { files, opening: openingFiles(result) }
}

/** Files that the island and the dialog import statically, including styles. */
function openingFiles({ output }: Rolldown.RolldownOutput): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = ['assets/hydrate.js', 'assets/console.js', 'assets/dialog.js']
  for (const name of waiting) {
    const chunk = output.find(({ fileName }) => fileName === name)
    if (found.has(name) || chunk?.type !== 'chunk') continue
    found.add(name)
    waiting.push(...chunk.imports)
    const { importedCss } = (chunk as { viteMetadata?: { importedCss: Set<string> } })
      .viteMetadata ?? { importedCss: [] }
    for (const style of importedCss) found.add(style)
  }
  return found
}

function writePage(
  props: ConsoleProps,
  files: Map<string, string | Uint8Array>,
  dark: boolean,
): string {
  const Host = islandHost('console', { ...island, default: Console })
  const urls = {
    base: '/',
    hydrate: ['/assets/hydrate.js'],
    islands: { console: ['/assets/console.js'] },
  }
  const styles = ['assets/page.css', 'assets/console.css'].filter((file) =>
    files.has(file),
  )
  return `<!doctype html>
<html lang="en" class="${dark ? 'dark' : 'light'}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Playground</title>
<link rel="stylesheet" href="/colors.css">
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
<script type="application/json" id="skerry-islands">${JSON.stringify(urls)}</script>
<script type="module" src="/assets/loader.js"></script>
</head>
<body><main><h1>Playground</h1>${renderToString(h(Host, props))}</main></body>
</html>`
}

/** The CSS variables derived from a site's settings. */
function writeColors(): string {
  const variables = colorVariables({
    colors: { primary: '#0f766e', light: '#2dd4bf', dark: '#0f766e' },
    background: { color: {} },
  } as Settings)
  const lines = Object.entries(variables).map(([name, value]) => `${name}: ${value};`)
  return `:root { ${lines.join(' ')} }`
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
}
