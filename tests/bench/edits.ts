import { spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { KINDS, pagesOf, writeSite } from './edited-site.ts'
import { formatTable } from './measure.ts'

const MEGABYTE = 1024 * 1024
/** Number of edits between two measurements. */
const STEP = 100
/** Milliseconds within which an edit must be served. */
const PATIENCE = 60_000
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const reporter = pathToFileURL(
  fileURLToPath(new URL('report-heap.js', import.meta.url)),
).href

/**
 * Edits files of a site of 60 pages while `skerry dev` runs, each once the previous edit
 * is served (texts, a snippet, settings, an image, a stylesheet, an API description), and
 * prints the memory of the process.
 * @param args `--edits 1500`; `--only text` makes edits of one kind; `--max-size 8`
 *   limits the store, in megabytes.
 * @throws Error if an edit isn't served.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      edits: { type: 'string', default: '1500' },
      only: { type: 'string' },
      'max-size': { type: 'string' },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'skerry-edits-'))
  const site = join(folder, 'site')
  writeSite(site, values['max-size'])
  const server = await startDev(site, folder)
  try {
    for (const page of pagesOf(site)) await server.read(`/${page}`)
    const rows = [['edits', 'RSS', 'heap', 'threads', 'buffers', 'store']]
    const measure = async (count: number) => {
      const { rss, heapUsed, external, threads } = await server.memory()
      const sizes = [rss, heapUsed, threads, external, folderSize(join(folder, 'cache'))]
      rows.push([
        String(count),
        ...sizes.map((size) => `${(size / MEGABYTE).toFixed(1)} MB`),
      ])
      console.log(rows.at(-1)!.join('  '))
    }
    await measure(0)
    for (let number = 1; number <= Number(values.edits); number++) {
      await makeEdit(site, number, values.only ?? MIXED[number % MIXED.length]!, server)
      if (number % STEP === 0) await measure(number)
    }
    console.log(`\n${formatTable(rows)}`)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Seven of twelve edits change the text of pages, as when somebody writes. */
const MIXED = [
  'text',
  'snippet',
  'text',
  'settings',
  'text',
  'image',
  'text',
  'css',
  'text',
  'api',
  'text',
  'text',
]

async function makeEdit(
  site: string,
  number: number,
  kind: string,
  server: Server,
): Promise<void> {
  const mark = `edit-number-${number}-end`
  const { file, text, path } = KINDS[kind]!(site, mark, number)
  writeFileSync(join(site, file), text)
  const until = Date.now() + PATIENCE
  while (!(await server.read(path)).includes(mark)) {
    if (Date.now() > until) throw new Error(`edit ${number}, of ${file}, is not served`)
    await delay(10)
  }
}

interface Memory extends NodeJS.MemoryUsage {
  /** Heap size of all worker threads, in bytes. */
  threads: number
}

interface Server {
  /** The body of a response. Empty if there is none. */
  read(path: string): Promise<string>
  /** Memory after a garbage collection. */
  memory(): Promise<Memory>
  stop(): Promise<void>
}

async function startDev(site: string, folder: string): Promise<Server> {
  const heapFile = join(folder, 'heap.json')
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', reporter, cli, 'dev', site, '--host', '127.0.0.1'].concat(
      ['--port', '0'],
    ),
    {
      cwd: site,
      env: {
        ...process.env,
        NO_COLOR: '1',
        HEAP_FILE: heapFile,
        XDG_CACHE_HOME: join(folder, 'cache'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const origin = await addressOf(child)
  return {
    async read(path) {
      const accept = /\.\w+$/.test(path) ? '*/*' : 'text/html'
      try {
        return await (await fetch(origin + path, { headers: { accept } })).text()
      } catch {
        if (child.exitCode !== null) throw new Error('the dev server has ended')
        return ''
      }
    },
    async memory() {
      rmSync(heapFile, { force: true })
      child.kill('SIGUSR2')
      while (!existsSync(heapFile)) await delay(50)
      return JSON.parse(readFileSync(heapFile, 'utf8')) as Memory
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill()
      await ended
    },
  }
}

/** The URL that the server prints. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (text: Buffer) => {
      output += text.toString()
      const found = /http:\/\/[\w.]+:\d+(?=\/)/.exec(output)
      if (found) resolve(found[0])
    }
    child.stdout!.on('data', listen)
    child.stderr!.on('data', listen)
    child.once('close', () => reject(new Error(`the dev server ended: ${output}`)))
  })
}

function folderSize(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) =>
        sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}
