import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession } from 'playwright-core'
import { launchBrowser } from '../browser/launch-browser.ts'
import { openSite } from '../browser/theme/open-site.ts'
import { serveFolder } from '../browser/serve-folder.ts'
import { formatTable, median } from './measure.ts'

/** Paint and blocking times of a page, in milliseconds on a throttled CPU. */
interface Times {
  fcp: number
  lcp: number
  /** Total blocking time: the parts of tasks beyond 50 ms. */
  tbt: number
}

interface Target {
  name: string
  url: string
}

/** 1.6 Mbit/s with a round trip of 150 ms: a slow mobile network. */
const SLOW = { downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 }

/**
 * Measures in Chromium, with the CPU throttled to a quarter, when pages are painted and
 * for how long they are blocked. Alternates between the pages, so that the load of the
 * machine affects all of them. Prints medians, and ratios to the first page.
 * @param args `--runs` (7), `--slow` for a slow network, `--cached` to load each page a
 *   second time with cached files, `--fonts-cached` with cached fonts alone
 *   (built folders only), and pages: paths of the fixture (`/v2/plain
 *   /v2/rich`), or built folders of any tool with a path (`dist:/guide`).
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '7' },
      slow: { type: 'boolean', default: false },
      cached: { type: 'boolean', default: false },
      'fonts-cached': { type: 'boolean', default: false },
    },
  })
  const wanted = positionals.length > 0 ? positionals : ['/v2/plain', '/v2/rich']
  const closing: (() => Promise<unknown>)[] = []
  const browser = await launchBrowser()
  closing.push(() => browser.close())
  try {
    const targets: Target[] = []
    for (const text of wanted) {
      const { origin, path, close } = await serve(text, values['fonts-cached'])
      closing.push(close)
      targets.push({ name: text, url: origin + path })
    }
    const isLoadedTwice = values.cached || values['fonts-cached']
    const runs = targets.map((): Times[] => [])
    for (let run = 0; run < Number(values.runs); run++)
      for (const [index, { url }] of targets.entries())
        runs[index]!.push(await measure(browser, url, values.slow, isLoadedTwice))
    console.log(formatTable(table(targets, runs)))
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

/** Serves a folder (`folder:/path`) or the fixture, compressed as by hosts. */
async function serve(text: string, areOnlyFontsCached: boolean) {
  const [folder, path] = /^([^:]+):(\/.*)$/.exec(text)?.slice(1) ?? []
  if (folder === undefined || path === undefined) {
    const site = await openSite('fixture')
    return { origin: site.origin, path: text, close: () => site.close() }
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${folder} is no folder`)
  const server = await serveFolder(folder, {
    headers: (path) => ({
      'cache-control':
        areOnlyFontsCached && !path.endsWith('.woff2') ? 'no-store' : 'max-age=600',
    }),
    pack: gzipSync,
  })
  return { origin: server.origin, path, close: () => server.close() }
}

function table(targets: readonly Target[], runs: readonly Times[][]): string[][] {
  const names = ['fcp', 'lcp', 'tbt'] as const
  const medians = runs.map((each) =>
    names.map((name) => median(each.map((run) => run[name]))),
  )
  const rows = targets.map(({ name }, index) => [
    name,
    ...medians[index]!.map((value, column) => {
      const first = medians[0]![column]!
      return index === 0 || first === 0
        ? `${Math.round(value)} ms`
        : `${Math.round(value)} ms (${(value / first).toFixed(2)})`
    }),
  ])
  return [['page', ...names.map((name) => name.toUpperCase())], ...rows]
}

async function measure(
  browser: Browser,
  url: string,
  isNetworkSlow: boolean,
  isLoadedTwice: boolean,
): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(watchTimes)
  const session = await context.newCDPSession(page)
  await slowDown(session, isNetworkSlow)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  if (isLoadedTwice) {
    await page.goto('about:blank')
    await page.goto(url)
    await page.waitForLoadState('networkidle')
  }
  await page.mouse.move(100, 300)
  await page.waitForTimeout(1000)
  const times = await page.evaluate(() => (window as never as { times: Times }).times)
  await context.close()
  return times
}

async function slowDown(session: CDPSession, isNetworkSlow: boolean): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!isNetworkSlow) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
}

/** Runs in the page. */
function watchTimes() {
  const times = ((window as never as { times: Times }).times = { fcp: 0, lcp: 0, tbt: 0 })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') times.fcp = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.tbt += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}
