import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CacheServer, type Misbehaviour } from '../plugin/kit/cache-server.ts'
import { generateSite } from './generate-site.ts'
import { formatTable, median, runMeasured, type Usage } from './measure.ts'

const MEGABYTE = 2 ** 20
const SECRET = 'only-for-these-measurements'

/** Maximum cost of the second machine, relative to a cold build. */
const BOUND = 0.3

/** Misbehaving servers, to measure what they cost. */
const HOSTILE: Record<string, Misbehaviour> = {
  'never answers': () => {},
  'sends a byte now and then': (_, response) => {
    const timer = setInterval(() => response.write('x'), 100)
    response.on('close', () => clearInterval(timer))
  },
  lies: (_, response, blob) => void response.end(blob && Buffer.from(blob).fill(0)),
}

/**
 * Measures how much a second machine saves with the shared cache that a first one has
 * filled, with all features on, empty stores and different paths; and the cost of
 * misbehaving servers.
 * @param args `--pages` (1000), `--runs` (3).
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '1000' },
      runs: { type: 'string', default: '3' },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'skerry-bench-'))
  const server = await CacheServer.start()
  try {
    const found = new Map<string, Usage[]>()
    for (let run = 0; run < Number(values.runs); run++)
      await measureRun(join(folder, String(run)), Number(values.pages), server, found)
    console.log(`${values.pages} pages\n\n${report(found)}\n\n${describe(server)}`)
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureRun(
  folder: string,
  pages: number,
  server: CacheServer,
  found: Map<string, Usage[]>,
): Promise<void> {
  let machines = 0
  const measure = async (kind: string, url?: URL) => {
    const site = join(folder, `machine-${++machines}`, 'docs')
    mkdirSync(join(site, 'node_modules'), { recursive: true })
    generateSite(site, pages)
    const usage = await runMeasured(
      '../../dist/cli.js',
      ['build', site, '--outDir', join(site, '../out'), '--allow-page-errors'],
      url && { SKERRY_CACHE_URL: url.href, SKERRY_CACHE_SECRET: SECRET },
    )
    found.set(kind, [...(found.get(kind) ?? []), usage])
    console.error(`${kind}: ${usage.cpu.toFixed(1)} s CPU, ${usage.seconds.toFixed(1)} s`)
    rmSync(join(site, '..'), { recursive: true })
  }
  server.blobs.clear()
  server.misbehave = () => false
  await measure('cold')
  await measure('cold, and shares it', server.url)
  await measure('second machine', server.url)
  for (const [name, misbehave] of Object.entries(HOSTILE)) {
    server.misbehave = misbehave
    await measure(`cold, server ${name}`, server.url)
  }
}

function report(found: ReadonlyMap<string, readonly Usage[]>): string {
  const middle = (kind: string, of: (usage: Usage) => number) =>
    median(found.get(kind)!.map(of))
  const rows = [
    ['', 'CPU s', 'clock s', 'peak MB', 'CPU ratio', 'clock ratio', 'at most'],
  ]
  for (const kind of found.keys()) {
    const ratio = (of: (usage: Usage) => number) =>
      kind === 'cold' ? '' : (middle(kind, of) / middle('cold', of)).toFixed(2)
    rows.push([
      kind,
      middle(kind, ({ cpu }) => cpu).toFixed(1),
      middle(kind, ({ seconds }) => seconds).toFixed(1),
      (middle(kind, ({ memory }) => memory) / MEGABYTE).toFixed(0),
      ratio(({ cpu }) => cpu),
      ratio(({ seconds }) => seconds),
      kind === 'second machine' ? String(BOUND) : '',
    ])
  }
  return formatTable(rows)
}

function describe(server: CacheServer): string {
  const bytes = [...server.blobs.values()].reduce((sum, { length }) => sum + length, 0)
  const packs = server.paths('cas').length
  return `on the server: ${packs} packs, ${(bytes / MEGABYTE).toFixed(1)} MB`
}
