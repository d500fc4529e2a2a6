import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { BrowserContext } from 'playwright-core'
import { launchBrowser } from '../browser/launch-browser.ts'
import { serveFolder } from '../browser/serve-folder.ts'
import type { Report } from '../site/build-site.ts'
import { clickPage, type Clicked } from './click-page.ts'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
/** Timeout of a build. */
const BUILD_MINUTES = 20

/**
 * Builds one site of hostile API descriptions, opens its pages in Chromium without a
 * content security policy, and clicks all controls. Prints unexpected results: scripts
 * that ran, requests to other origins, errors, pages that didn't finish, and how long the
 * build took.
 * @param args The folder of the descriptions; `--pages` (6) is the number of pages to
 *   open for each.
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { pages: { type: 'string', default: '6' } },
  })
  const [source] = positionals
  if (source === undefined)
    throw new Error('name the folder of the descriptions: bench click <folder>')
  const home = mkdtempSync(join(tmpdir(), 'skerry-specs-'))
  try {
    const files = writeSite(resolve(source), join(home, 'site'))
    const { report, ...built } = await build(home)
    const urls = files.flatMap((_, index) =>
      report.pages
        .map(({ url }) => url)
        .filter((url) => url.startsWith(`/spec-${index}/`))
        .slice(0, Number(values.pages)),
    )
    const clicked = await clickPages(join(home, 'out'), urls)
    const largest = Math.max(0, ...report.pages.map(({ bytes }) => bytes))
    const counts = { files: files.length, pages: report.pages.length }
    const figures = { ...counts, ...built, ...clicked, largest }
    console.log(JSON.stringify(figures, undefined, 2))
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Writes a site with a group for each description. */
function writeSite(source: string, site: string): string[] {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
    .sort()
  mkdirSync(site)
  cpSync(source, join(site, 'specs'), { recursive: true })
  const groups = files.map((file, index) => ({
    group: file,
    openapi: { source: `specs/${file}`, directory: `spec-${index}` },
  }))
  const settings = {
    theme: 'mint',
    name: 'Specs',
    colors: { primary: '#0f766e' },
    navigation: { groups },
  }
  writeFileSync(join(site, 'docs.json'), JSON.stringify(settings))
  return files
}

interface Built {
  report: Report
  /** The exit code of the process, or the signal that ended it. */
  exit: number | string
  seconds: number
}

/** Builds with the command line. Errors are accepted if they were reported. */
async function build(home: string): Promise<Built> {
  const file = join(home, 'report.json')
  const started = performance.now()
  const { exit, printed } = await new Promise<{ exit: number | string; printed: string }>(
    (done) => {
      const child = execFile(
        process.execPath,
        [
          cli,
          'build',
          join(home, 'site'),
          '--allow-page-errors',
          '--outDir',
          join(home, 'out'),
          '--report',
          file,
        ],
        { maxBuffer: 1 << 28, timeout: BUILD_MINUTES * 60_000, killSignal: 'SIGKILL' },
        (_, stdout, stderr) =>
          done({
            exit: child.exitCode ?? child.signalCode ?? 'unknown',
            printed: stdout + stderr,
          }),
      )
    },
  )
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  if (!existsSync(file))
    throw new Error(`the build ended with ${exit} after ${seconds} s:\n${printed}`)
  return { report: JSON.parse(readFileSync(file, 'utf8')) as Report, exit, seconds }
}

/** Clicks through the pages at these URLs, one after the other. */
async function clickPages(
  out: string,
  urls: readonly string[],
): Promise<Clicked & { opened: number }> {
  const server = await serveFolder(out)
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext()
    const ours = new Set(await readGlobals(context, server.origin))
    const found: Clicked = {
      clicks: 0,
      scripts: [],
      foreign: [],
      errors: [],
      unfinished: [],
    }
    for (const url of urls) await clickPage(context, server.origin + url, ours, found)
    return { opened: urls.length, ...found }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** The properties of `window` in a harmless page. Any others come from scripts. */
async function readGlobals(context: BrowserContext, origin: string): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(`${origin}/404`)
  const names = await page.evaluate(() => Object.getOwnPropertyNames(window))
  await page.close()
  return names
}
