import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { generateLargeSite } from './generate-large-site.ts'
import { formatTable, median, runMeasured, type Usage } from './measure.ts'
import { watchTree } from './tree-memory.ts'

const MEGABYTE = 1024 * 1024
/** Number of pages to compress, to estimate what readers download. */
const SAMPLE = 200

type TreeUsage = Usage & { tree: number }

/**
 * Builds generated sites of 4 languages and 35 versions: from an empty cache, again, and
 * with one changed page.
 * @param args `--pages` (25000) and `--small` (1000) are the numbers of pages; `--keep`
 *   is a folder for the built sites.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '25000' },
      small: { type: 'string', default: '1000' },
      keep: { type: 'string' },
    },
  })
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'skerry-large-'))
  try {
    const rows = [['pages', 'build', 'CPU', 'seconds', 'peak', 'peak of the tree']]
    for (const count of [values.small, values.pages].map(Number)) {
      const place = join(folder, String(count))
      rmSync(place, { recursive: true, force: true })
      const site = join(place, 'site')
      // The cache is in the package folder, so the build starts without one.
      mkdirSync(join(site, 'node_modules'), { recursive: true })
      const paths = generateLargeSite(site, count)
      const build = () => buildSite(site, join(place, 'out'))
      const add = (name: string, usage: TreeUsage) => {
        rows.push([String(paths.length), name, ...describeUsage(usage)])
        console.error(rows.at(-1)!.join('  '))
      }
      add('nothing cached', await build())
      add('nothing changed', await build())
      appendFileSync(join(site, `${paths[0]!}.mdx`), '\nOne sentence more.\n')
      add('one page changed', await build())
      console.error(describeOutput(join(place, 'out'), paths))
    }
    console.log(formatTable(rows))
  } finally {
    if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

function buildSite(site: string, out: string): Promise<TreeUsage> {
  return watchTree(() =>
    runMeasured('../../dist/cli.js', ['build', site, '--outDir', out]),
  )
}

function describeUsage({ cpu, seconds, memory, tree }: TreeUsage): string[] {
  const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`
  return [cpu.toFixed(1), seconds.toFixed(1), megabytes(memory), megabytes(tree)]
}

/**
 * Bytes of HTML and of other files, and of ordinary pages with and without compression.
 */
function describeOutput(out: string, paths: readonly string[]): string {
  let html = 0
  let others = 0
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const { length } = readFileSync(join(entry.parentPath, entry.name))
    if (entry.name.endsWith('.html')) html += length
    else others += length
  }
  const step = Math.max(1, Math.floor(paths.length / SAMPLE))
  const pages = paths
    .filter((_, index) => index % step === 0)
    .map((path) => readFileSync(join(out, `${path}.html`)))
  const raw = pages.map(({ length }) => length)
  const packed = pages.map((page) => gzipSync(page).length)
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  return [
    `HTML ${Math.round(html / MEGABYTE)} MB, the rest ${Math.round(others / MEGABYTE)} MB`,
    `a page ${kilobytes(median(raw))}, packed ${kilobytes(median(packed))}, the largest ${kilobytes(Math.max(...packed))}`,
  ].join('; ')
}
