import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateSite } from './generate-site.ts'
import { formatTable, median, runMeasured, spread, type Usage } from './measure.ts'

const MEGABYTE = 1024 * 1024

/**
 * Measures builds of a generated site against a bare loop over the same pages. The kinds of
 * run take turns, so that what else the machine does falls on all of them; CPU seconds and
 * their ratios count, medians of `--runs`.
 *
 * @param args `--pages` (1000), `--runs` (3), `--cold` for one cold build only.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '1000' },
      runs: { type: 'string', default: '3' },
      cold: { type: 'boolean', default: false },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'skerry-bench-'))
  try {
    const site = join(folder, 'site')
    // A package folder of its own: the cache lies in it, and a cold build finds it empty.
    mkdirSync(join(site, 'node_modules'), { recursive: true })
    generateSite(site, Number(values.pages))
    const runs = await measureRuns(folder, site, Number(values.runs), values.cold)
    console.log(`${values.pages} pages\n\n${report(runs)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Kind =
  'bare loop' | 'cold, one worker' | 'cold build' | 'nothing changed' | 'one page changed'

async function measureRuns(
  folder: string,
  site: string,
  runs: number,
  coldOnly: boolean,
): Promise<Map<Kind, Usage[]>> {
  const found = new Map<Kind, Usage[]>()
  const measure = async (kind: Kind, script: string, ...others: string[]) => {
    const usage = await runMeasured(script, [site, ...others])
    found.set(kind, [...(found.get(kind) ?? []), usage])
    console.error(`${kind}: ${usage.cpu.toFixed(1)} s CPU, ${usage.seconds.toFixed(1)} s`)
  }
  const output = join(folder, 'out')
  const bundle = join(folder, 'bundle')
  const page = join(site, 'section-0/page-3.mdx')
  if (!coldOnly) {
    mkdirSync(bundle)
    await runMeasured('bundle-server.js', [site, bundle])
  }
  for (let run = 0; run < runs; run++) {
    if (!coldOnly) await measure('bare loop', 'bare-loop.js', bundle)
    const forget = () =>
      rmSync(join(site, 'node_modules/.cache'), { recursive: true, force: true })
    forget()
    // On one thread, as the bare loop: processors that share a core take more time each.
    if (!coldOnly) await measure('cold, one worker', 'build-once.js', output, '1')
    forget()
    await measure('cold build', 'build-once.js', output)
    if (coldOnly) continue
    await measure('nothing changed', 'build-once.js', output)
    writeFileSync(page, `${readFileSync(page, 'utf8')}\nChanged for run ${run}.\n`)
    await measure('one page changed', 'build-once.js', output)
  }
  return found
}

/** What each ratio is taken to, and the most that it may be. */
const BOUNDS: Partial<Record<Kind, [of: Kind, bound: number]>> = {
  'cold, one worker': ['bare loop', 1.5],
  'cold build': ['bare loop', 1.5],
  'nothing changed': ['cold build', 0.15],
  'one page changed': ['cold build', 0.2],
}

function report(runs: Map<Kind, Usage[]>): string {
  const cpu = (kind: Kind) => median((runs.get(kind) ?? []).map((usage) => usage.cpu))
  const rows = [['', 'CPU s', '±', 'clock s', 'peak MB', 'ratio', 'at most']]
  for (const [kind, usages] of runs) {
    const [of, bound] = BOUNDS[kind] ?? []
    const seconds = usages.map((usage) => usage.seconds)
    rows.push([
      kind,
      cpu(kind).toFixed(1),
      `${Math.round(spread(usages.map((usage) => usage.cpu)) * 100)} %`,
      median(seconds).toFixed(1),
      (Math.max(...usages.map(({ memory }) => memory)) / MEGABYTE).toFixed(0),
      of && runs.has(of) ? (cpu(kind) / cpu(of)).toFixed(2) : '',
      of && runs.has(of) ? String(bound) : '',
    ])
  }
  return formatTable(rows)
}
