import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openSite } from '../browser/theme/open-site.ts'

/** What a page took to show itself, in milliseconds on a slowed processor. */
interface Times {
  fcp: number
  lcp: number
  /** By how much tasks went over 50 ms, together. */
  tbt: number
}

/**
 * Measures in Chromium, at a quarter of the processor's speed, when pages of the fixture are
 * painted and for how long they are blocked. Prints medians.
 *
 * @param args `--runs` (7), and paths of pages (`/v2/plain /v2/rich`).
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '7' } },
  })
  const site = await openSite('fixture')
  try {
    for (const path of positionals.length > 0 ? positionals : ['/v2/plain', '/v2/rich']) {
      const runs: Times[] = []
      for (let run = 0; run < Number(values.runs); run++)
        runs.push(await measure(site.browser, site.origin + path))
      const figures = (['fcp', 'lcp', 'tbt'] as const).map(
        (name) => `${name.toUpperCase()} ${median(runs.map((run) => run[name]))} ms`,
      )
      console.log(`${path}  ${figures.join('  ')}`)
    }
  } finally {
    await site.close()
  }
}

async function measure(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(watchTimes)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(100, 300)
  await page.waitForTimeout(1000)
  const times = await page.evaluate(() => (window as never as { times: Times }).times)
  await context.close()
  return times
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

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!)
}
