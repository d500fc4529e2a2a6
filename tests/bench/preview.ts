import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

/** Number of concurrent clients. */
const CLIENTS = 8
const PAGES = 40

/**
 * Tests `skerry preview` while its output is replaced and clients abort requests: every
 * response must be the complete old or new file, and no file may stay open.
 * @param args `--requests` (10,000), of which `--aborts` (2,000) are aborted, while the
 *   output is replaced `--swaps` (300) times.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '10000' },
      aborts: { type: 'string', default: '2000' },
      swaps: { type: 'string', default: '300' },
    },
  })
  const [requests, aborts, swaps] = [values.requests, values.aborts, values.swaps].map(
    Number,
  ) as [number, number, number]
  const root = mkdtempSync(join(tmpdir(), 'skerry-preview-'))
  try {
    await build(root)
    console.log(await race(root, requests, aborts, swaps))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/**
 * Builds two versions of a site whose pages contain the version: `versions/0` and
 * `versions/1`.
 */
async function build(root: string): Promise<void> {
  const names = Array.from({ length: PAGES }, (_, number) => `page-${number}`)
  const site = join(root, 'site')
  mkdirSync(site)
  const settings = {
    theme: 'mint',
    name: 'Preview',
    colors: { primary: '#0f766e' },
    navigation: { pages: names },
  }
  writeFileSync(join(site, 'docs.json'), JSON.stringify(settings))
  writeFileSync(join(site, 'film.mp4'), Buffer.alloc(3_000_000, 'film'))
  for (const version of [0, 1]) {
    for (const name of names) {
      const text = `---\ntitle: ${name}\n---\n\nThis is version-${version}.\n`
      writeFileSync(join(site, `${name}.mdx`), text)
    }
    const folder = join(root, `versions/${version}`)
    const child = spawn(process.execPath, [cli, 'build', site, '--outDir', folder], {
      env: { ...process.env, XDG_CACHE_HOME: join(root, 'cache') },
      stdio: 'ignore',
    })
    await new Promise((done) => child.on('close', done))
  }
  cpSync(join(root, 'versions/0'), join(site, 'dist'), { recursive: true })
}

async function race(
  root: string,
  requests: number,
  aborts: number,
  swaps: number,
): Promise<string> {
  const site = join(root, 'site')
  const child = spawn(process.execPath, [cli, 'preview', site, '--port', '0'], {
    env: { ...process.env, NO_COLOR: '1' },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  while (!/:(\d+)\//.test(output) && child.exitCode === null) await delay(20)
  const port = Number(/:(\d+)\//.exec(output)![1])
  const paths = [...Array(PAGES).keys()].map((number) => `/page-${number}`)
  for (const path of [...paths, '/film.mp4']) await ask(port, path)
  await delay(500)
  const openBefore = openFiles(child.pid!)
  const wrong: string[] = []
  let [asked, broken, swapped] = [0, 0, 0]

  const swap = async () => {
    for (; swapped < swaps; swapped++) {
      exchange(root, (swapped + 1) % 2)
      // Distributes the swaps over the run, regardless of the machine's speed.
      while (asked < ((swapped + 1) * requests) / swaps && asked < requests)
        await delay(2)
    }
  }
  const client = async () => {
    while (asked < requests) {
      const number = asked++
      const isBroken = (number * aborts) % requests < aborts
      const path = number % 10 === 0 ? '/film.mp4' : paths[number % paths.length]!
      if (isBroken) {
        broken++
        await breakOff(port, number % 3 === 0 ? path : '/film.mp4')
        continue
      }
      const answer = await ask(port, path).catch((error: unknown) => String(error))
      const problem = judge(path, answer)
      if (problem !== undefined) wrong.push(`${path}: ${problem}`)
    }
  }
  const started = performance.now()
  await Promise.all([swap(), ...Array.from({ length: CLIENTS }, client)])
  const seconds = Math.round((performance.now() - started) / 1000)
  await delay(2_000)
  const openAfter = openFiles(child.pid!)
  const isAlive = child.exitCode === null
  child.kill('SIGTERM')
  for (const line of wrong.slice(0, 20)) console.error(line)
  if (!isAlive) console.error(output.slice(-2_000))
  return `${asked} requests (${broken} broken off), ${swapped} exchanges in ${seconds} s: ${wrong.length} wrong answers, ${openBefore} files open before and ${openAfter} after, ${isAlive ? 'the server lives' : 'the server has died'}`
}

/** Replaces the folder like a build: renames the old one, then the new one. */
function exchange(root: string, version: number): void {
  const folder = join(root, 'site/dist')
  const [next, old] = [join(root, 'site/.next'), join(root, 'site/.old')]
  cpSync(join(root, `versions/${version}`), next, { recursive: true })
  renameSync(folder, old)
  renameSync(next, folder)
  rmSync(old, { recursive: true, force: true })
}

interface Answer {
  status: number
  policy: string | undefined
  length: number
  body: Buffer
}

function judge(path: string, answer: Answer | string): string | undefined {
  if (typeof answer === 'string') return answer
  const { status, policy, length, body } = answer
  if (status !== 200) return `status ${status}`
  if (body.length !== length) return `${body.length} of ${length} bytes`
  if (path === '/film.mp4') return body.length === 3_000_000 ? undefined : 'a cut film'
  if (policy === undefined) return 'no policy'
  const versions = new Set(body.toString().match(/version-\d/g))
  return versions.size === 1 ? undefined : `versions ${[...versions].join(', ')}`
}

function ask(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { port, path, host: '127.0.0.1', agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            policy: response.headers['content-security-policy'] as string | undefined,
            length: Number(response.headers['content-length']),
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    asking.setTimeout(20_000, () => asking.destroy(new Error('no answer in 20 s')))
    asking.on('error', reject)
    asking.end()
  })
}

/** Sends a request and aborts it, immediately or when the response starts. */
async function breakOff(port: number, path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise((done) => socket.once('connect', done))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  if (path === '/film.mp4')
    await Promise.race([new Promise((done) => socket.once('data', done)), delay(1_000)])
  socket.destroy()
}

/** Number of open file descriptors of a process. -1 if unknown. */
function openFiles(pid: number): number {
  try {
    readFileSync(`/proc/${pid}/stat`)
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return -1
  }
}
