import { spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inspectVersion, versionOf, type Version } from './inspect-version.ts'
import { faultEnvironment, type Fault } from '../site/faults.ts'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

/** A site whose pages all contain the same version, in a temporary folder. */
interface Fixture {
  root: string
  out: string
  pages: number
  version: Version
  /** Duration of one build in milliseconds, to choose random moments. */
  duration: number
}

/**
 * Runs builds concurrently with other commands, and kills builds. Afterwards, the output
 * must be one complete version of the site.
 * @param args `--pairs` (30) of concurrent builds, `--beside` (20) builds with `preview`,
 *   `check` or `dev`, `--kills` (60), a third of them while the output is replaced,
 *   `--pages` (60) of the site. `--out` is the output folder: in a mount point, files are
 *   replaced one by one.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pairs: { type: 'string', default: '30' },
      beside: { type: 'string', default: '20' },
      kills: { type: 'string', default: '60' },
      pages: { type: 'string', default: '60' },
      out: { type: 'string' },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'skerry-races-'))
  const fixture: Fixture = {
    root: join(folder, 'site'),
    out: values.out ?? join(folder, 'site/dist'),
    pages: Number(values.pages),
    version: { number: 0, pages: 0 },
    duration: 0,
  }
  mkdirSync(fixture.root)
  // So that commands without `--outDir` find it too.
  if (values.out) symlinkSync(values.out, join(fixture.root, 'dist'))
  try {
    await edit(fixture)
    await finish(start(fixture, 'build'))
    await edit(fixture)
    const started = performance.now()
    await finish(start(fixture, 'build'))
    fixture.duration = performance.now() - started
    console.error(`a build takes ${Math.round(fixture.duration)} ms`)
    console.log(await racePairs(fixture, Number(values.pairs)))
    console.log(await raceOthers(fixture, Number(values.beside)))
    console.log(await kill(fixture, Number(values.kills)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs two builds, with pages edited and removed in between. */
async function racePairs(fixture: Fixture, pairs: number): Promise<string> {
  let waited = 0
  let refused = 0
  const wrong: string[] = []
  for (let pair = 0; pair < pairs; pair++) {
    await edit(fixture)
    const first = start(fixture, 'build')
    await delay(Math.random() * fixture.duration)
    await edit(fixture, pair % 2 === 0 ? fixture.pages : Math.ceil(fixture.pages / 2))
    const second = await finish(start(fixture, 'build'))
    const ended = await finish(first)
    if (/waiting for the build/.test(second.output)) waited++
    // The first build may have read half-edited files. It then fails with one line.
    const lines = ended.output.trim().split('\n').length
    if (ended.code !== 0) refused++
    if (ended.code !== 0 && lines > 3) wrong.push(`first: ${ended.output}`)
    if (second.code !== 0) wrong.push(`second: ${second.output}`)
    wrong.push(...inspectVersion(fixture.out, fixture.root, [fixture.version]))
    report('pair', pair, wrong)
  }
  return `${pairs} pairs of builds: ${waited} waited, ${refused} ended in one line, ${wrong.length} wrong`
}

/** Runs a build, and another command that starts at a random moment. */
async function raceOthers(fixture: Fixture, builds: number): Promise<string> {
  const wrong: string[] = []
  for (let number = 0; number < builds; number++) {
    const before = fixture.version
    await edit(fixture)
    const running = start(fixture, 'build')
    await delay(Math.random() * fixture.duration)
    const command = (['preview', 'check', 'dev'] as const)[number % 3]!
    const other = start(fixture, command)
    if (command === 'check') {
      const { code, output } = await finish(other)
      if (code !== 0) wrong.push(`check: ${output}`)
    } else {
      await delay(fixture.duration)
      if (other.child.exitCode !== null)
        wrong.push(`${command} ended: ${(await finish(other)).output}`)
      other.child.kill('SIGTERM')
      await finish(other)
    }
    const { code, output } = await finish(running)
    if (code !== 0) wrong.push(`build beside ${command}: ${output}`)
    wrong.push(
      ...inspectVersion(fixture.out, fixture.root, [
        code === 0 ? fixture.version : before,
      ]),
    )
    report(command, number, wrong)
  }
  return `${builds} builds beside preview, check and dev: ${wrong.length} wrong`
}

/** Kills builds. The next command is `check`, `preview` or `build`. */
async function kill(fixture: Fixture, kills: number): Promise<string> {
  const wrong: string[] = []
  let [killed, old, fresh, absent, halfway] = [0, 0, 0, 0, 0]
  let last = fixture.version
  for (let number = 0; number < kills; number++) {
    await edit(fixture)
    const isAimed = number % 3 === 0
    const running = start(fixture, 'build', isAimed ? stepOfExchange(fixture) : undefined)
    if (!isAimed) {
      await delay(Math.sqrt(Math.random()) * fixture.duration * 1.1)
      killGroup(running.child)
    }
    if ((await finish(running)).code === null) killed++
    if (!existsSync(fixture.out)) absent++
    if (existsSync(join(fixture.out, '.skerry-next'))) halfway++
    const versions = [last, fixture.version]
    const next = (['check', 'preview', 'build'] as const)[Math.floor(number / 3) % 3]!
    if (next !== 'preview') {
      const { code, output } = await finish(start(fixture, next))
      if (code !== 0) wrong.push(`${next} after a kill: ${output}`)
      if (next === 'build') versions.shift()
    } else {
      const server = start(fixture, 'preview')
      await waitFor(
        () => server.output().includes('http://') || server.child.exitCode !== null,
      )
      server.child.kill('SIGTERM')
      await finish(server)
    }
    const problems = inspectVersion(fixture.out, fixture.root, versions)
    wrong.push(...problems)
    if (problems.length > 0) last = fixture.version
    else if (versionOf(fixture.out) === last.number) old++
    else {
      last = fixture.version
      fresh++
    }
    report('kill', number, wrong)
  }
  const met = `${absent} between the two renames, ${halfway} in an exchange of files`
  return `${kills} kills, ${killed} before the end (${met}): ${old} old sites, ${fresh} new ones, ${wrong.length} wrong`
}

/** Writes the next version to every page. */
async function edit(fixture: Fixture, pages = fixture.pages): Promise<void> {
  fixture.version = { number: fixture.version.number + 1, pages }
  const names = Array.from({ length: pages }, (_, number) => `page-${number}`)
  for (const name of readdirSync(fixture.root)) {
    if (name.endsWith('.mdx') && !names.includes(name.slice(0, -4)))
      rmSync(join(fixture.root, name))
  }
  const settings = {
    theme: 'mint',
    name: `Races ${fixture.version.number}`,
    colors: { primary: '#0f766e' },
    navigation: { pages: names },
  }
  for (const name of names) {
    const text = `---\ntitle: ${name}\n---\n\nThis is version-${fixture.version.number}.\n`
    writeFileSync(join(fixture.root, `${name}.mdx`), text)
  }
  writeFileSync(join(fixture.root, 'docs.json'), JSON.stringify(settings))
}

interface Running {
  child: ChildProcess
  ended: Promise<number | null>
  output(): string
}

function start({ root }: Fixture, command: string, fault?: Fault): Running {
  const port = command === 'dev' || command === 'preview' ? ['--port', '0'] : []
  const child = spawn(process.execPath, [cli, command, '.', ...port], {
    cwd: root,
    env: {
      ...process.env,
      NO_COLOR: '1',
      XDG_CACHE_HOME: join(root, '../cache'),
      ...(fault && faultEnvironment(fault)),
    },
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, ended, output: () => output }
}

async function finish({ ended, output }: Running) {
  return { code: await ended, output: output() }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch {
    // The process ended at this moment.
  }
}

/**
 * A random step of replacing the output: one of a few renames, or in a mount point one
 * for each file.
 */
function stepOfExchange({ out, pages }: Fixture): Fault {
  const isMount = statSync(out).dev !== statSync(join(out, '..')).dev
  const steps: Fault[] = isMount
    ? [
        { call: 'renameSync', path: '.skerry-next', at: chance(4 * pages) },
        { call: 'rmSync', path: '/pagefind/', at: chance(pages) },
        { call: 'rmSync', path: '.skerry-incoming', at: chance(2) },
      ]
    : [
        { call: 'renameSync', path: '.skerry-old-' },
        { call: 'renameSync', path: '.skerry-staging-' },
        { call: 'rmSync', path: '.skerry-old-' },
        { call: 'renameSync', path: '-gone' },
      ]
  return steps[chance(steps.length) - 1]!
}

/** A random integer from 1 to `most`. */
function chance(most: number): number {
  return 1 + Math.floor(Math.random() * most)
}

async function waitFor(holds: () => boolean): Promise<void> {
  while (!holds()) await delay(20)
}

function report(what: string, number: number, wrong: readonly string[]): void {
  console.error(
    [`${what} ${number + 1}: ${wrong.length} wrong so far`, ...wrong].join('\n  '),
  )
}
