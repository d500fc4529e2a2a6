import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateDescription } from './generate-description.ts'
import { formatTable, runMeasured, type Usage } from './measure.ts'
import { watchTree } from './tree-memory.ts'

const MEGABYTE = 1024 * 1024

/**
 * Builds a site of one generated description from an empty cache, for each number of
 * operations, and prints the time and memory.
 * @param args `--operations` (1000,10000) lists the numbers; `--keep` is a folder for the
 *   built sites.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      operations: { type: 'string', default: '1000,10000' },
      keep: { type: 'string' },
    },
  })
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'skerry-large-'))
  try {
    const rows = []
    let first: number | undefined
    for (const count of values.operations.split(',').map(Number)) {
      const usage = await buildOf(join(folder, String(count)), count)
      first ??= usage.cpu
      rows.push([
        String(count),
        usage.cpu.toFixed(1),
        (usage.cpu / first).toFixed(2),
        usage.seconds.toFixed(1),
        `${Math.round(usage.memory / MEGABYTE)} MB`,
        `${Math.round(usage.tree / MEGABYTE)} MB`,
      ])
      console.error(rows.at(-1)!.join('  '))
    }
    console.log(
      formatTable([
        ['operations', 'CPU', 'of the first', 'seconds', 'peak', 'peak of the tree'],
        ...rows,
      ]),
    )
  } finally {
    if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

async function buildOf(folder: string, count: number): Promise<Usage & { tree: number }> {
  const site = join(folder, 'site')
  // The cache is in the package folder, so the build starts without one.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(site, 'node_modules'), { recursive: true })
  writeFileSync(join(site, 'api.json'), JSON.stringify(generateDescription(count)))
  const settings = {
    name: 'Large',
    colors: { primary: '#0d6e6e' },
    navigation: { groups: [{ group: 'API', openapi: 'api.json' }] },
  }
  writeFileSync(join(site, 'docs.json'), JSON.stringify(settings))
  const out = join(folder, 'out')
  return watchTree(() =>
    runMeasured('../../dist/cli.js', ['build', site, '--outDir', out]),
  )
}
