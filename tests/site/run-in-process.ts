import { readFileSync } from 'node:fs'
import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import type { CommandResult } from './build-site.ts'

/** What `dist/cli.js` runs, loaded once by each process of the tests. */
let loaded: Promise<typeof import('../../plugin/cli/run-command.ts')> | undefined
/** Commands run one after the other: they have the folder and the environment of the process. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs `skerry …` in this process, as `plugin/cli/main.ts` does in one of its own: half of what a
 * small site costs is the start of a process and what it loads.
 *
 * @returns The exit code that the process would have had, and what it would have printed.
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

/** The command as it is shipped: its bundle has a name of its own, which `dist/node/cli.js` imports. */
function loadCommand() {
  const node = new URL('../../dist/node/', import.meta.url)
  const name = /import\(["`]\.\/([^"`]+)["`]\)/.exec(
    readFileSync(new URL('cli.js', node), 'utf8'),
  )![1]!
  return import(new URL(name, node).href) as Promise<
    typeof import('../../plugin/cli/run-command.ts')
  >
}

/** Gives the process the folder, the environment and the output of a command, until it is restored. */
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

/** In place: threads and child processes are given the variables of the process. */
function setEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env))
    if (!(name in env)) delete process.env[name]
  for (const [name, value] of Object.entries(env))
    if (value !== undefined) process.env[name] = value
}
