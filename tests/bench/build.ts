import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { generateSite } from './generate-site.ts'
import { writeHugoSite } from './hugo-site.ts'
import { formatTable, median, runMeasured, spread, type Usage } from './measure.ts'

const MEGABYTE = 1024 * 1024

/**
 * Measures builds of a generated site with all features on, next to a bare loop over the
 * same pages, Hugo, and builds by an earlier checkout. The kinds of runs alternate, so
 * that the load of the machine affects all of them. Compares the ratios of the medians of
 * `--runs` runs.
 * @param args `--pages` (1000), `--runs` (3), `--before` is the path of a built checkout,
 *   `--hugo` includes Hugo if installed, `--cold` skips warm builds.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '1000' },
      runs: { type: 'string', default: '3' },
      before: { type: 'string' },
      hugo: { type: 'boolean', default: false },
      cold: { type: 'boolean', default: false },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'skerry-bench-'))
  try {
    const runs = await measureRuns(folder, {
      ...values,
      pages: Number(values.pages),
      runs: Number(values.runs),
    })
    console.log(`${values.pages} pages\n\n${report(runs)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Choice {
  pages: number
  runs: number
  before?: string | undefined
  hugo: boolean
  cold: boolean
}

type Kind =
  | 'bare loop'
  | 'hugo'
  | 'before, cold'
  | 'cold'
  | 'nothing changed'
  | 'one page changed'
  | 'one snippet changed'
  | 'banner changed'

async function measureRuns(folder: string, choice: Choice): Promise<Map<Kind, Usage[]>> {
  const found = new Map<Kind, Usage[]>()
  const measure = async (kind: Kind, script: string, ...args: string[]) => {
    const usage = await runMeasured(script, args)
    found.set(kind, [...(found.get(kind) ?? []), usage])
    console.error(`${kind}: ${usage.cpu.toFixed(1)} s CPU, ${usage.seconds.toFixed(1)} s`)
  }
  const bare = join(folder, 'bare')
  generateSite(bare, choice.pages)
  if (choice.hugo) writeHugoSite(bare, join(folder, 'hugo'))
  const site = makeSite(join(folder, 'site'), choice.pages)
  const build = (kind: Kind, checkout = '../..') =>
    measure(
      kind,
      join(checkout, 'dist/cli.js'),
      'build',
      site,
      '--outDir',
      join(folder, 'out'),
    )

  for (let run = 0; run < choice.runs; run++) {
    if (!choice.cold)
      await measure('bare loop', 'bare-loop.js', bare, join(folder, 'bare-out'))
    if (choice.hugo) await measure('hugo', 'hugo-once.js', join(folder, 'hugo'))
    if (choice.before) {
      forget(folder, site)
      await build('before, cold', resolve(choice.before))
    }
    forget(folder, site)
    await build('cold')
    if (choice.cold) continue
    await build('nothing changed')
    const edits: [Kind, file: string, from: RegExp, to: string][] = [
      ['one page changed', 'section-0/page-3.mdx', /$/, `\nChanged for run ${run}.\n`],
      ['one snippet changed', 'snippets/shared.mdx', /$/, `\nChanged for run ${run}.\n`],
      ['banner changed', 'docs.json', /"content": ".*?"/, `"content": "Run ${run}"`],
    ]
    for (const [kind, file, from, to] of edits) {
      const path = join(site, file)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
      await build(kind)
    }
  }
  return found
}

/** The generated site with a banner, and a snippet used by ten of its pages. */
function makeSite(folder: string, pages: number): string {
  generateSite(folder, pages)
  // The cache is in the package folder, so a cold build starts without one.
  mkdirSync(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'snippets'))
  writeFileSync(join(folder, 'snippets/shared.mdx'), 'What ten pages share.\n')
  for (let number = 0; number < 10; number++) {
    const file = join(folder, `section-0/page-${number}.mdx`)
    const text = `${readFileSync(file, 'utf8')}\nimport Shared from '/snippets/shared.mdx'\n\n<Shared />\n`
    writeFileSync(file, text)
  }
  const file = join(folder, 'docs.json')
  const settings = JSON.parse(readFileSync(file, 'utf8')) as object
  const banner = { content: 'Generated' }
  writeFileSync(file, JSON.stringify({ ...settings, banner }, undefined, 2))
  return folder
}

/**
 * Moves the cache and the output away. Removing them would slow down the build that follows:
 * ext4 doesn't reuse inodes for minutes, and each new file searches past all of them.
 */
function forget(folder: string, site: string): void {
  const earlier = mkdtempSync(join(folder, 'earlier-'))
  for (const path of [join(site, 'node_modules/.cache'), join(folder, 'out')])
    if (existsSync(path)) renameSync(path, join(earlier, basename(path)))
}

/** The ratios that are checked, with their maximum. */
const BOUNDS: [kind: Kind, of: Kind, what: 'cpu' | 'seconds', bound: number][] = [
  ['cold', 'bare loop', 'seconds', 0.7],
  ['cold', 'hugo', 'seconds', 2.5],
  ['cold', 'before, cold', 'cpu', 0.4],
  ['nothing changed', 'before, cold', 'seconds', 0.05],
  ['one page changed', 'before, cold', 'seconds', 0.08],
  ['one snippet changed', 'before, cold', 'seconds', 0.1],
  ['banner changed', 'before, cold', 'seconds', 0.25],
]

function report(runs: Map<Kind, Usage[]>): string {
  const middle = (kind: Kind, what: keyof Usage) =>
    median((runs.get(kind) ?? []).map((usage) => usage[what]))
  const rows = [...runs].map(([kind, usages]) => [
    kind,
    middle(kind, 'cpu').toFixed(1),
    `${Math.round(spread(usages.map(({ cpu }) => cpu)) * 100)} %`,
    middle(kind, 'seconds').toFixed(1),
    (Math.max(...usages.map(({ memory }) => memory)) / MEGABYTE).toFixed(0),
  ])
  const ratios = BOUNDS.filter(([kind, of]) => runs.has(kind) && runs.has(of)).map(
    ([kind, of, what, bound]) => [
      `${kind} / ${of}`,
      what === 'cpu' ? 'CPU' : 'clock',
      (middle(kind, what) / middle(of, what)).toFixed(3),
      String(bound),
    ],
  )
  return [
    formatTable([['', 'CPU s', '±', 'clock s', 'peak MB'], ...rows]),
    formatTable([['', 'of', 'ratio', 'at most'], ...ratios]),
  ].join('\n\n')
}
