import { spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { faultEnvironment, type Fault } from '../site/faults.ts'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

/** A site whose pages all say the same version, in a folder that the bench throws away. */
interface Fixture {
  root: string
  out: string
  pages: number
  version: number
  /** Seconds of one build, for random moments. */
  duration: number
}

/**
 * Builds that meet other commands, and builds that are killed. After each, the output must be one
 * version of the site, whole.
 *
 * @param args `--pairs` (30) of builds at once, `--beside` (20) builds with `preview`, `check` or
 *   `dev`, `--kills` (60), a third of them aimed at the exchange, `--pages` (60) of the site.
 *   `--out` names the output: a mount point has its files exchanged one by one.
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
    version: 0,
    duration: 0,
  }
  mkdirSync(fixture.root)
  // Commands without `--outDir` find it, too.
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

/** Two builds, the pages edited and some removed in between. */
async function racePairs(fixture: Fixture, pairs: number): Promise<string> {
  let waited = 0
  const wrong: string[] = []
  for (let pair = 0; pair < pairs; pair++) {
    await edit(fixture)
    const first = start(fixture, 'build')
    await delay(Math.random() * fixture.duration)
    await edit(fixture, pair % 2 === 0 ? fixture.pages : Math.ceil(fixture.pages / 2))
    const second = await finish(start(fixture, 'build'))
    const ended = await finish(first)
    if (/waiting for the build/.test(second.output)) waited++
    // The first may have met files in the middle of an edit: then it fails, in one line.
    const lines = ended.output.trim().split('\n').length
    if (ended.code !== 0 && lines > 3) wrong.push(`first: ${ended.output}`)
    if (second.code !== 0) wrong.push(`second: ${second.output}`)
    wrong.push(...inspect(fixture, [fixture.version]))
    report('pair', pair, wrong)
  }
  return `${pairs} pairs of builds: ${waited} waited, ${wrong.length} wrong`
}

/** A build, and another command that starts at a random moment of it. */
async function raceOthers(fixture: Fixture, builds: number): Promise<string> {
  const wrong: string[] = []
  for (let number = 0; number < builds; number++) {
    await edit(fixture)
    const before = fixture.version - 1
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
    wrong.push(...inspect(fixture, [code === 0 ? fixture.version : before]))
    report(command, number, wrong)
  }
  return `${builds} builds beside preview, check and dev: ${wrong.length} wrong`
}

/** Builds that are killed; the next command is `check` or `preview`. */
async function kill(fixture: Fixture, kills: number): Promise<string> {
  const wrong: string[] = []
  let [old, fresh, absent, halfway] = [0, 0, 0, 0]
  let last = fixture.version
  for (let number = 0; number < kills; number++) {
    await edit(fixture)
    const isAimed = number % 3 === 0
    const running = start(fixture, 'build', isAimed ? stepOfExchange() : undefined)
    if (!isAimed) {
      await delay(Math.sqrt(Math.random()) * fixture.duration * 1.1)
      killGroup(running.child)
    }
    await finish(running)
    if (!existsSync(fixture.out)) absent++
    if (existsSync(join(fixture.out, '.skerry-next'))) halfway++
    if (number % 2 === 0) await finish(start(fixture, 'check'))
    else {
      const server = start(fixture, 'preview')
      await waitFor(
        () => server.output().includes('http://') || server.child.exitCode !== null,
      )
      server.child.kill('SIGTERM')
      await finish(server)
    }
    const problems = inspect(fixture, [last, fixture.version])
    wrong.push(...problems)
    if (problems.length > 0) last = fixture.version
    else if (versionOf(fixture) === last) old++
    else {
      last = fixture.version
      fresh++
    }
    report('kill', number, wrong)
  }
  const met = `${absent} between the two renames, ${halfway} in an exchange of files`
  return `${kills} kills (${met}): ${old} old sites, ${fresh} new ones, ${wrong.length} wrong`
}

/** Every page says the next version. */
async function edit(fixture: Fixture, pages = fixture.pages): Promise<void> {
  fixture.version++
  const names = Array.from({ length: pages }, (_, number) => `page-${number}`)
  for (const name of readdirSync(fixture.root)) {
    if (name.endsWith('.mdx') && !names.includes(name.slice(0, -4)))
      rmSync(join(fixture.root, name))
  }
  const settings = {
    theme: 'mint',
    name: `Races ${fixture.version}`,
    colors: { primary: '#0f766e' },
    navigation: { pages: names },
  }
  for (const name of names) {
    const text = `---\ntitle: ${name}\n---\n\nThis is version-${fixture.version}.\n`
    writeFileSync(join(fixture.root, `${name}.mdx`), text)
  }
  writeFileSync(join(fixture.root, 'docs.json'), JSON.stringify(settings))
}

/** What is wrong with the output: mixed versions, another version, files that pages name and are not there. */
function inspect({ out, root }: Fixture, versions: number[]): string[] {
  if (!existsSync(out)) return ['there is no output']
  const problems: string[] = []
  const files = readdirSync(out).filter((name) => /^page-.*\.html$/.test(name))
  const found = new Set<string>()
  const named = new Set<string>()
  for (const file of files) {
    const html = readFileSync(join(out, file), 'utf8')
    found.add(/version-(\d+)/.exec(html)?.[1] ?? `none in ${file}`)
    for (const [, path] of html.matchAll(/"\/(assets\/[^"?#]+)"/g)) named.add(path!)
  }
  if (found.size !== 1 || !versions.map(String).includes([...found][0]!))
    problems.push(`versions ${[...found].join(', ')}, not ${versions.join(' or ')}`)
  for (const path of named)
    if (!existsSync(join(out, path))) problems.push(`${path} is missing`)
  for (const path of ['.skerry', '404.html', 'csp.json', 'pagefind/pagefind-entry.json'])
    if (!existsSync(join(out, path))) problems.push(`${path} is missing`)
  const left = [...readdirSync(dirname(out)), ...readdirSync(root), ...readdirSync(out)]
  for (const name of left)
    if (/\.skerry-/.test(name)) problems.push(`${name} is left over`)
  return problems
}

function versionOf({ out }: Fixture): number {
  return Number(/version-(\d+)/.exec(readFileSync(join(out, 'page-0.html'), 'utf8'))?.[1])
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
    // It ended in this very moment.
  }
}

/** A step of the exchange, which begins after the lock is taken; on a mount point there is one for each file. */
function stepOfExchange(): Fault {
  const at = 2 + Math.floor(Math.random() ** 3 * 80)
  return Math.random() < 0.2
    ? { call: 'rmSync', path: '.skerry-', at: 1 + (at % 4) }
    : { call: 'renameSync', path: '.skerry-', at }
}

async function waitFor(holds: () => boolean): Promise<void> {
  while (!holds()) await delay(20)
}

function report(what: string, number: number, wrong: readonly string[]): void {
  console.error(
    [`${what} ${number + 1}: ${wrong.length} wrong so far`, ...wrong].join('\n  '),
  )
}
