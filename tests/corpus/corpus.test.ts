import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../browser/launch-browser.ts'
import { runSkerry, temporaryFolder, type Report } from '../site/build-site.ts'
import { crawlSite } from './crawl-site.ts'
import { corpusSites, filesInNavigation } from './sites.ts'

/** Number of files that can't be parsed at all. All other pages must be complete. */
const UNREADABLE: Record<string, number> = { crewai: 1 }
/** Pages of each site that are opened in both modes. Fewer in the default sample. */
const PAGES_PER_SITE = process.env['SKERRY_CORPUS'] === 'all' ? 20 : 3

// The sites are only available in development. `SKERRY_CORPUS=all` selects all of them.
const sites = corpusSites()
const table: string[] = []
let browser: Browser

beforeAll(async () => {
  if (sites.length > 0) browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  if (table.length > 0) console.log(['', ...table].join('\n'))
})

// A test file without tests would fail.
test.skipIf(sites.length > 0)('a checkout without the sites has none to build', () => {
  expect(sites).toEqual([])
})

describe.skipIf(sites.length === 0).each(sites)('the site $name', ({ name, root }) => {
  let folder = ''
  let report: Report
  let code: number | null
  let output: string

  beforeAll(async () => {
    const place = temporaryFolder()
    folder = join(place, 'out')
    const file = join(place, 'report.json')
    const started = performance.now()
    const args = [
      'build',
      root,
      '--outDir',
      folder,
      '--report',
      file,
      '--allow-page-errors',
    ]
    ;({ code, output } = await runSkerry(args, { cwd: place }))
    const seconds = (performance.now() - started) / 1000
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
    table.push(line(name, report, seconds, megabytes(folder)))
  }, 300_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('builds', () => {
    expect(code, output).toBe(0)
  })

  test('has an HTML page for every file in its navigation', () => {
    const files = filesInNavigation(root)
    expect(files.length).toBeGreaterThan(20)
    const outputs = new Map(report.pages.map((page) => [page.file, page.output]))
    const missing = files.filter((file) => {
      const page = outputs.get(file)
      return !page || !statSync(join(folder, page), { throwIfNoEntry: false })?.isFile()
    })
    expect(missing).toEqual([])
  })

  test('has error pages only for files that cannot be parsed', () => {
    const failed = report.pages.filter(({ status }) => status === 'error')
    expect(failed.map(({ file }) => file)).toHaveLength(UNREADABLE[name] ?? 0)
  })

  test('shows pages from all over it in both modes without an error, a lost file or a third party', async () => {
    const ok = report.pages.filter(({ status }) => status === 'ok')
    const step = Math.max(1, ok.length / PAGES_PER_SITE)
    const pages = Array.from(
      { length: Math.min(PAGES_PER_SITE, ok.length) },
      (_, index) => ok[Math.floor(index * step)]!,
    )
    expect(await crawlSite({ browser, root, folder, pages })).toEqual([])
  }, 300_000)
})

function line(name: string, report: Report, seconds: number, size: number): string {
  const warnings = report.pages.reduce((sum, page) => sum + page.warnings, 0)
  const cells = [`${report.pages.length} pages`, `${warnings} warnings`]
  cells.push(`${seconds.toFixed(1)} s`, `${size.toFixed(1)} MB`)
  return [name.padEnd(12), ...cells.map((cell) => cell.padStart(14))].join('')
}

function megabytes(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const file = statSync(join(folder, name))
    return file.isFile() ? file.size : 0
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}
