import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { cli, temporaryFolder, writeFiles, type SiteFiles } from '../site/build-site.ts'

export interface RunningServer {
  /** The content folder. */
  root: string
  origin: string
  port: number
  pid: number
  /** The complete output so far. */
  output(): string
  /** Whether the process is running. */
  alive(): boolean
  /** Requests a page like a browser. */
  get(path: string): Promise<{ status: number; text: string; headers: Headers }>
  /**
   * Requests a page until its text fulfils a condition, for a few seconds. Returns the
   * last text.
   */
  getUntil(path: string, holds: (text: string) => boolean): Promise<string>
  /** Sends a request target byte for byte, and returns the raw response. */
  send(
    target: string,
    headers?: Record<string, string>,
    method?: string,
  ): Promise<RawAnswer>
  stop(): Promise<void>
}

interface RawAnswer {
  /** 0 if the connection was closed without a response. */
  status: number
  headers: Record<string, string>
  body: string
}

const running = new Set<ChildProcess>()

/** Stops the servers of a test file. Called by `tests/clean-up.ts` after each file. */
export function stopServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts `skerry dev` in a new folder. */
export async function startDev(
  files: SiteFiles,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, files)
  return startDevIn(root, args, env)
}

/** Starts `skerry dev` in an existing folder. */
export function startDevIn(
  root: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const all = ['dev', '.', '--host', '127.0.0.1', '--port', '0', ...args]
  return startIn(root, all, env)
}

/** Starts `skerry preview` for a built site. */
export function startPreview(root: string, folder: string): Promise<RunningServer> {
  return startIn(root, [
    'preview',
    '.',
    '--outDir',
    folder,
    '--port',
    '0',
    '--host',
    '127.0.0.1',
  ])
}

async function startIn(
  root: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<RunningServer> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: root,
    env: { PATH, HOME, NO_COLOR: '1', XDG_CACHE_HOME: join(root, '../cache'), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  let ended = false
  child.on('close', () => {
    ended = true
    running.delete(child)
  })
  const port = await new Promise<number>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text
      const found = /http:\/\/[\w.]+:(\d+)\//.exec(output)
      if (found) resolve(Number(found[1]))
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('close', () => reject(new Error(`the server ended: ${output}`)))
  })
  const origin = `http://127.0.0.1:${port}`

  async function get(path: string) {
    const response = await fetch(origin + path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    return {
      status: response.status,
      text: await response.text(),
      headers: response.headers,
    }
  }

  return {
    root,
    origin,
    port,
    pid: child.pid!,
    output: () => output,
    alive: () => !ended,
    get,
    async getUntil(path, holds) {
      let text = ''
      for (let tries = 0; tries < 100; tries++) {
        ;({ text } = await get(path).catch(() => ({ text: '' })))
        if (holds(text)) return text
        await new Promise((done) => setTimeout(done, 100))
      }
      return text
    },
    send: (target, headers, method) => sendRaw(port, target, headers, method),
    async stop() {
      if (ended) return
      const closed = new Promise((done) => child.once('close', done))
      child.kill('SIGTERM')
      await closed
    },
  }
}

function sendRaw(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const all: Record<string, string> = {
      Host: `127.0.0.1:${port}`,
      Accept: 'text/html',
      Connection: 'close',
      ...headers,
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (text) => (received += text.toString('utf8')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(parseAnswer(received)))
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  })
}

function parseAnswer(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)
  return { status, headers, body: rest.join('\r\n\r\n') }
}
