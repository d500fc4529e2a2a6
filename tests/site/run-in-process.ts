import { readFileSync } from 'node:fs'
import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import type { CommandResult } from './build-site.ts'

/** The modules that `dist/cli.js` runs, loaded once in each test process. */
let loaded: Promise<typeof import('../../plugin/cli/run-command.ts')> | undefined
/**
 * Commands run sequentially, because they use the process's working directory and
 * environment.
 */
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs `skerry …` in this process like `plugin/cli/main.ts`. Starting a process and
 * loading its modules would take half the time of a small site.
 * @returns The exit code and the output that a separate process would have had.
 */
export function runInProcess(
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const result = last.then(() => run(args, cwd, env))
  last = result.catch(() => {})
  return result
}

async function run(
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  loaded ??= loadCommand()
  const { runCommand } = await loaded
  const { restore, output } = takeOver(cwd, env)
  let failed = false
  try {
    await runCommand(args)
  } catch (error) {
    failed = true
    console.error(error instanceof Error ? error.message : error)
  }
  const code = failed ? 1 : Number(process.exitCode ?? 0)
  restore()
  return { code, output: stripVTControlCharacters(output()) }
}

/**
 * Loads the built command. `dist/node/cli.js` imports the bundle, whose name has a hash.
 */
function loadCommand() {
  const node = new URL('../../dist/node/', import.meta.url)
  const name = /import\(["`]\.\/([^"`]+)["`]\)/.exec(
    readFileSync(new URL('cli.js', node), 'utf8'),
  )![1]!
  return import(new URL(name, node).href) as Promise<
    typeof import('../../plugin/cli/run-command.ts')
  >
}

/** Sets working directory and environment, and captures output, until it is restored. */
function takeOver(cwd: string, env: NodeJS.ProcessEnv) {
  const before = {
    cwd: process.cwd(),
    env: { ...process.env },
    console: globalThis.console,
    exitCode: process.exitCode,
    writes: [process.stdout.write, process.stderr.write] as const,
  }
  let output = ''
  const write = (text: unknown) => {
    output += text instanceof Uint8Array ? Buffer.from(text).toString() : String(text)
    return true
  }
  const stream = new Writable({
    write(chunk, _, done) {
      write(chunk)
      done()
    },
  })
  globalThis.console = new Console({ stdout: stream, stderr: stream, colorMode: false })
  process.stdout.write = process.stderr.write = write
  process.exitCode = undefined
  setEnvironment(env)
  process.chdir(cwd)
  return {
    output: () => output,
    restore() {
      process.chdir(before.cwd)
      setEnvironment(before.env)
      globalThis.console = before.console
      process.exitCode = before.exitCode
      ;[process.stdout.write, process.stderr.write] = before.writes
    },
  }
}

/** Changed in place, because threads and child processes inherit it. */
function setEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env))
    if (!(name in env)) delete process.env[name]
  for (const [name, value] of Object.entries(env))
    if (value !== undefined) process.env[name] = value
}
