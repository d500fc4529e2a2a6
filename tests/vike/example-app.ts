import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'
import {
  temporaryFolder,
  writeFiles,
  type CommandResult,
  type SiteFiles,
} from '../site/build-site.ts'

const home = fileURLToPath(new URL('../..', import.meta.url))
const packages = join(home, 'node_modules')
const vike = join(packages, 'vike/bin.js')

/**
 * Copies the example to a temporary folder with the built package installed, and adds
 * files.
 */
export function copyExample(files: SiteFiles = {}): string {
  const root = join(temporaryFolder(), 'app')
  cpSync(fileURLToPath(new URL('fixtures/example', import.meta.url)), root, {
    recursive: true,
  })
  for (const [name, folder] of [
    ['skerry', home],
    ['vike', join(packages, 'vike')],
    ['vite', join(packages, 'vite')],
  ] as const) {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    symlinkSync(folder, join(root, 'node_modules', name), 'junction')
  }
  writeFiles(root, files)
  return root
}

/** Runs `vike …` in an application and waits for its end. */
export function runVike(root: string, args: string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawnVike(root, args)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** A running Vike server. */
export interface RunningVike {
  /** `http://localhost:4321`, without a trailing slash. */
  url: string
  port: number
  /** The complete output so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts `vike dev` or `vike preview`, and waits until it listens. */
export async function startVike(
  root: string,
  command: 'dev' | 'preview',
): Promise<RunningVike> {
  const port = await freePort()
  const child = spawnVike(root, [command, '--port', String(port)])
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text
      if (output.includes('Local:')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('close', () => reject(new Error(`vike ${command} ended:\n${output}`)))
  })
  return {
    url: `http://localhost:${port}`,
    port,
    output: () => output,
    stop() {
      child.kill()
      return ended
    },
  }
}

function spawnVike(root: string, args: string[]) {
  const { PATH, HOME, TMPDIR, SystemRoot, TEMP } = process.env
  return spawn(process.execPath, [vike, ...args], {
    cwd: root,
    env: {
      PATH,
      HOME,
      TMPDIR,
      SystemRoot,
      TEMP,
      NO_COLOR: '1',
      XDG_CACHE_HOME: join(root, '../cache'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
