import { spawn, type ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../browser/launch-browser.ts'
import { freePort } from '../free-port.ts'
import { generateSite } from './generate-site.ts'
import { formatTable, median } from './measure.ts'

const MEGABYTE = 1024 * 1024
const EDITS = 10
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
/** A real site with 1,100 files, not part of the project. */
const dify = fileURLToPath(new URL('../../../shared/corpus/dify', import.meta.url))

/**
 * Measures the dev server with Chromium: its start, and edits of ten pages from writing
 * the file to the frame that shows the change.
 * @param args `--site` is a folder. By default a real site if available, else 1,000
 *   generated pages.
 * @throws Error if an edit reloads the page.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { site: { type: 'string' } } })
  const folder = mkdtempSync(join(tmpdir(), 'skerry-bench-'))
  const site = join(folder, 'site')
  const source = values.site ?? (existsSync(dify) ? dify : undefined)
  if (source) cpSync(source, site, { recursive: true })
  else generateSite(site, 1_000)

  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  try {
    const cold = await measureSession(site, folder, page)
    const warm = await measureSession(site, folder, page)
    console.log(`${source ?? 'generated site'}\n\n${report(cold, warm)}`)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Session {
  /** Milliseconds since the start of the command. */
  firstAnswer: number
  firstPage: number
  /** Milliseconds of each edit. */
  edits: number[]
  /** Bytes of memory at the end. */
  memory: number | undefined
}

async function measureSession(
  site: string,
  folder: string,
  page: Page,
): Promise<Session> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [cli, 'dev', site, '--port', String(port)], {
    env: { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') },
    stdio: 'ignore',
  })
  try {
    const home = `http://localhost:${port}`
    await firstAnswer(home, child)
    const answered = performance.now()
    await page.goto(home, { waitUntil: 'commit' })
    await page.locator('main h1').first().waitFor()
    const shown = performance.now()
    const edits: number[] = []
    for (const path of await editablePages(page, site)) {
      await page.goto(home + path, { waitUntil: 'networkidle' })
      edits.push(await measureEdit(page, join(site, `${path}.mdx`)))
    }
    return {
      firstAnswer: answered - started,
      firstPage: shown - started,
      edits,
      memory: residentMemory(child.pid!),
    }
  } finally {
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill()
    await ended
  }
}

/** Requests the home page until the server responds. */
async function firstAnswer(home: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      const answer = await fetch(home, { headers: { accept: 'text/html' } })
      await answer.text()
      if (answer.ok) return
    } catch {
      // The server doesn't listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('the dev server ended before it answered')
}

/** Pages of the sidebar, evenly distributed, whose file can be derived from their URL. */
async function editablePages(page: Page, site: string): Promise<string[]> {
  const links = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')!))
  const known = [...new Set(links)].filter((path) =>
    existsSync(join(site, `${path}.mdx`)),
  )
  if (known.length < EDITS) throw new Error(`only ${known.length} pages can be edited`)
  return Array.from(
    { length: EDITS },
    (_, index) => known[Math.floor((index * known.length) / EDITS)]!,
  )
}

async function measureEdit(page: Page, file: string): Promise<number> {
  const word = `edited${Math.random().toString(36).slice(2)}`
  await page.evaluate((text) => {
    const state = globalThis as unknown as { shown: Promise<number> }
    state.shown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(text)) return
        observer.disconnect()
        requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
      })
      observer.observe(document.documentElement, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
  }, word)
  const written = performance.timeOrigin + performance.now()
  appendFileSync(file, `\n\nThis was ${word}.\n`)
  // A reload would destroy the evaluation context, and make this reject.
  const shown = await page.evaluate(
    () => (globalThis as unknown as { shown: Promise<number> }).shown,
  )
  return shown - written
}

/** Bytes of memory, on systems with `/proc`. */
function residentMemory(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) * 1024
  } catch {
    return undefined
  }
}

function report(cold: Session, warm: Session): string {
  const row = (name: string, of: (session: Session) => string) => [
    name,
    of(cold),
    of(warm),
  ]
  const ms = (value: number) => `${Math.round(value)} ms`
  return formatTable([
    ['', 'nothing cached', 'second start'],
    row('first answer', ({ firstAnswer }) => ms(firstAnswer)),
    row('first page shown', ({ firstPage }) => ms(firstPage)),
    row('edit to visible, median', ({ edits }) => ms(median(edits))),
    row('fastest, slowest', ({ edits }) =>
      [Math.min(...edits), Math.max(...edits)].map(ms).join(', '),
    ),
    row('memory', ({ memory }) =>
      memory ? `${Math.round(memory / MEGABYTE)} MB` : 'not known',
    ),
  ])
}
