import { spawn, type ChildProcess } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { textKind } from '../../plugin/kit/stored-kind.ts'
import { openStore } from '../../plugin/kit/open-store.ts'
import { generatePage } from './generate-page.ts'
import { generateSite } from './generate-site.ts'
import { formatTable, median } from './measure.ts'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const MEGABYTE = 2 ** 20
const MAX_SIZE = 8

/**
 * Measures the store: the time to write and read the entries of a site's pages, compared
 * with one file per value; and whether it stays within its size limit after many saves in
 * dev and many builds.
 * @param args `--pages` (1000) with seven values each, `--saves` (1000), `--builds` (20).
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '1000' },
      saves: { type: 'string', default: '1000' },
      builds: { type: 'string', default: '20' },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'skerry-bench-'))
  try {
    console.log(`${values.pages} pages, seven values each\n`)
    console.log(compareWays(folder, Number(values.pages)))
    if (Number(values.saves) > 0)
      console.log(await growth(folder, Number(values.saves), Number(values.builds)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Way {
  /** Writes or reads all values. */
  write(folder: string, values: ReadonlyMap<string, string>): void
  read(folder: string, values: ReadonlyMap<string, string>): void
}

const text = textKind('text')

const WAYS: Record<string, Way> = {
  'a file for each value': {
    write(folder, values) {
      for (const [name, value] of values) {
        const draft = join(folder, `${name}.draft`)
        writeFileSync(draft, JSON.stringify(value))
        renameSync(draft, join(folder, `${name}.json`))
      }
    },
    read(folder, values) {
      for (const name of values.keys())
        JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    },
  },
  'the store': {
    write(folder, values) {
      const store = openStore(folder)
      let count = 0
      for (const [name, value] of values) {
        store.set(text, name, value)
        // As in a build, where threads flush after compiling and after rendering a page.
        if (++count % 4 === 0) store.flush()
      }
      store.close()
    },
    read(folder, values) {
      const store = openStore(folder)
      for (const name of values.keys())
        if (store.get(text, name) === undefined) throw new Error(`${name} is not there`)
      store.close()
    },
  },
  'the store, deflated (level 1)': {
    write(folder, values) {
      const store = openStore(folder)
      for (const [name, value] of values)
        store.set(text, name, deflateRawSync(value, { level: 1 }).toString('latin1'))
      store.close()
    },
    read: () => {},
  },
}

/** The entries of each page: facts, code, three fences, HTML, Markdown. */
function pageValues(pages: number): Map<string, string> {
  const values = new Map<string, string>()
  for (let number = 0; number < pages; number++) {
    const page = generatePage(number, { tab: 0, last: pages - 1, perTab: 50 })
    const lines = page
      .split('\n')
      .map((line) => `<span class="line"><span class="c-1f">${line}</span></span>`)
      .join('\n')
    for (const [kind, value] of Object.entries({
      facts: page.slice(0, 3_000),
      code: `${lines}${page}`,
      fence1: lines.slice(0, 2_000),
      fence2: lines.slice(2_000, 4_000),
      fence3: lines.slice(4_000, 6_000),
      html: lines + lines,
      markdown: page,
    }))
      values.set(`${kind}-${number}`, value)
  }
  return values
}

function compareWays(folder: string, pages: number): string {
  const values = pageValues(pages)
  const found = new Map<string, { write: number[]; read: number[]; size: string[] }>()
  for (let run = 0; run < 3; run++) {
    for (const [name, way] of Object.entries(WAYS)) {
      const place = join(folder, 'values')
      mkdirSync(place)
      const { write, read, size } = found.get(name) ?? { write: [], read: [], size: [] }
      write.push(timed(() => way.write(place, values)))
      read.push(timed(() => way.read(place, values)))
      size.splice(0, 2, ...sizeOf(place))
      found.set(name, { write, read, size })
      rmSync(place, { recursive: true })
    }
  }
  return formatTable([
    ['', 'write ms', 'read ms', 'files', 'MB'],
    ...[...found].map(([name, { write, read, size }]) => [
      name,
      median(write).toFixed(0),
      median(read).toFixed(0),
      ...size,
    ]),
  ])
}

function timed(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

function sizeOf(folder: string): string[] {
  const files = readdirSync(folder)
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  return [String(files.length), (bytes / MEGABYTE).toFixed(1)]
}

/** Saves pages in dev, then builds. Returns the size of the store after each step. */
async function growth(folder: string, saves: number, builds: number): Promise<string> {
  const site = join(folder, 'site')
  mkdirSync(join(site, 'node_modules'), { recursive: true })
  generateSite(site, 40)
  const plugin = new URL('../../dist/node/index.js', import.meta.url).href
  writeFileSync(
    join(site, 'vite.config.mjs'),
    `import { skerry } from '${plugin}'\nexport default { plugins: [skerry({ cache: { maxSize: ${MAX_SIZE} } })] }\n`,
  )
  const store = join(site, 'node_modules/.cache/skerry/store')
  const page = join(site, 'section-0/page-1.mdx')
  const written = readFileSync(page, 'utf8')
  const rows = [['step', 'files', 'MB']]
  let largest = 0
  await withServer(site, async (origin) => {
    for (let save = 0; save < saves; save++) {
      writeFileSync(page, `${written}\nSaved ${save} times.\n`)
      await untilShown(`${origin}/section-0/page-1`, `Saved ${save} times.`)
      largest = Math.max(largest, Number(sizeOf(store)[1]))
    }
    rows.push(['the largest while dev runs', '', String(largest)])
    rows.push([`${saves} saves in dev, while it runs`, ...sizeOf(store)])
  })
  rows.push(['when dev has ended', ...sizeOf(store)])
  for (let build = 0; build < builds; build++) {
    writeFileSync(page, `${written}\nBuilt ${build} times.\n`)
    await run(['build', site, '--outDir', join(folder, 'out'), '--allow-page-errors'])
    if (build === 0) rows.push(['the first build', ...sizeOf(store)])
  }
  rows.push([`${builds} builds`, ...sizeOf(store)])
  return `\nbound: ${MAX_SIZE} MB\n\n${formatTable(rows)}`
}

async function untilShown(url: string, text: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const answer = await fetch(url, { headers: { accept: 'text/html' } })
    if ((await answer.text()).includes(text)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} does not show "${text}"`)
}

async function withServer(
  site: string,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const child = start(['dev', site, '--port', String(port), '--host', '127.0.0.1'])
  try {
    const origin = `http://127.0.0.1:${port}`
    while (!(await answers(origin))) await new Promise((done) => setTimeout(done, 100))
    await work(origin)
  } finally {
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill()
    await ended
  }
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).status < 500
  } catch {
    return false
  }
}

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    start(args).once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${String(code)}`)),
    )
  })
}

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, [cli, ...args], { stdio: 'ignore' })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
