import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatTable } from './measure.ts'
import { allMutants, findStaleMutants } from './mutants/all-mutants.ts'
import type { Mutant } from './mutants/mutant.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Minimum share of killed mutants, equivalent ones excluded. */
const LEAST_KILLED = 0.9
/**
 * Timeout of a mutant's tests, in milliseconds. A mutant that exceeds it counts as
 * killed.
 */
const PATIENCE = 600_000
/** Tests that run the built package, and need a build to see a mutant. */
const OF_BUILT = /^tests\/(site|dev|vike|hostile|corpus)\//

type Outcome = 'killed' | 'survived' | 'equivalent' | 'broken'

interface Result {
  mutant: Mutant
  outcome: Outcome
  /** The first test that failed, or how the mutant was killed otherwise. */
  by: string
  seconds: number
}

/**
 * Mutation tests for code in which a mistake would lose data, leak it or publish
 * something wrong. Applies each mutant to a fresh clone of the last commit, without the
 * shared material, and runs the tests of its area. Exits with 1 if fewer than 90 % are
 * killed.
 * @param args `--only` selects mutants by a word in their file or reason; `--json` is a
 *   file for the results.
 * @throws Error if the text of a mutant doesn't occur exactly once in its file, or if the
 *   tests fail without a mutant. A mutant that doesn't compile is broken, and also exits
 *   with 1.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, json: { type: 'string' } },
  })
  const word = values.only?.toLowerCase() ?? ''
  const chosen = allMutants.filter(({ file, why }) =>
    `${file} ${why}`.toLowerCase().includes(word),
  )
  const place = mkdtempSync(join(tmpdir(), 'skerry-mutants-'))
  const clone = join(place, 'skerry')
  const started = performance.now()
  try {
    git(['clone', '--quiet', '--depth', '1', `file://${project}`, clone], place)
    symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'), 'junction')
    // All at once, because a rewritten source may affect several.
    const stale = findStaleMutants(clone, chosen)
    if (stale.length > 0) throw new Error(stale.join('\n'))
    await build(clone)
    const results: Result[] = []
    for (const mutants of groupsOf(chosen)) {
      const before = await runTests(clone, mutants)
      if (before !== undefined)
        throw new Error(`without any mutant, a test fails: ${before}`)
      for (const mutant of mutants) {
        const result = await tryMutant(clone, mutant)
        results.push(result)
        const { outcome, by } = result
        console.error(
          `${results.length}/${chosen.length} ${outcome}: ${mutant.why} (${by})`,
        )
      }
    }
    report(results, (performance.now() - started) / 1000, values.json)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/**
 * Groups mutants whose tests run together for the run without mutants: first those that
 * need no build, then by tests.
 */
function groupsOf(mutants: readonly Mutant[]): Mutant[][] {
  const groups = new Map<string, Mutant[]>()
  for (const mutant of mutants) {
    const { tests, titles = '' } = mutant
    const name = needsBuild(mutant) ? [...tests, titles].join('\n') : ''
    groups.set(name, [...(groups.get(name) ?? []), mutant])
  }
  const quick = groups.get('') ?? []
  return [quick, ...[...groups.values()].filter((group) => group !== quick)].filter(
    ({ length }) => length > 0,
  )
}

function needsBuild({ tests }: Mutant): boolean {
  return tests.some((test) => OF_BUILT.test(test))
}

async function tryMutant(clone: string, mutant: Mutant): Promise<Result> {
  const { file, from, to, equivalent } = mutant
  const started = performance.now()
  const path = join(clone, file)
  const original = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    original.replace(from, () => to),
  )
  try {
    const broken = needsBuild(mutant) ? await build(clone).catch(String) : undefined
    if (typeof broken === 'string')
      return { mutant, outcome: 'broken', by: broken, seconds: 0 }
    const by = await runTests(clone, [mutant])
    const seconds = (performance.now() - started) / 1000
    if (by !== undefined && equivalent)
      throw new Error(`${file}: ${by} tells a mutant apart that is said to be equivalent`)
    const outcome = equivalent ? 'equivalent' : by === undefined ? 'survived' : 'killed'
    return { mutant, outcome, by: by ?? '', seconds }
  } finally {
    writeFileSync(path, original)
  }
}

async function build(clone: string): Promise<void> {
  const { code, output } = await run(clone, ['.build/package.js'])
  if (code !== 0) throw new Error(`the clone cannot be built:\n${output}`)
}

/**
 * Runs the tests of the mutants of a group until the first failure.
 * @returns What failed. Undefined if nothing did.
 */
async function runTests(
  clone: string,
  mutants: readonly Mutant[],
): Promise<string | undefined> {
  const [{ titles } = {}] = mutants
  const file = join(clone, '../report.json')
  rmSync(file, { force: true })
  const { code, output } = await run(clone, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=tests/vitest.config.ts',
    '--bail=1',
    '--reporter=json',
    `--outputFile=${file}`,
    ...(titles === undefined ? [] : [`--testNamePattern=${titles}`]),
    ...new Set(mutants.flatMap(({ tests }) => tests)),
  ])
  if (code === 0) return undefined
  if (code === undefined) return 'the tests do not end'
  return firstFailure(file) ?? `vitest fails: ${output.trim().split('\n').at(-1)}`
}

interface TestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

function firstFailure(file: string): string | undefined {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as TestReport
  for (const { status, message, assertionResults } of testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed')
    if (failed) return failed.fullName
    if (status === 'failed' && message !== '') return message.split('\n')[0]
  }
  return undefined
}

/** Runs Node in the clone. The exit code is undefined after a timeout. */
async function run(
  clone: string,
  args: readonly string[],
): Promise<{ code?: number; output: string }> {
  // Use neither shared material nor the cache of other runs.
  const env = {
    ...process.env,
    NO_COLOR: '1',
    SKERRY_SHARED: join(clone, '../none'),
    XDG_CACHE_HOME: join(clone, '../cache'),
  }
  const child = spawn(process.execPath, args, { cwd: clone, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += String(text)))
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), PATIENCE)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  return { ...(code !== null && { code }), output }
}

function git(args: string[], cwd: string): void {
  execFileSync('git', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

function report(
  results: readonly Result[],
  seconds: number,
  file: string | undefined,
): void {
  const rows = results.map(({ mutant, outcome, by, seconds: own }) => [
    outcome,
    mutant.file,
    mutant.why,
    by.slice(0, 70),
    `${own.toFixed(0)} s`,
  ])
  console.log(
    formatTable([['outcome', 'file', 'mistake', 'noticed by', 'took'], ...rows]),
  )
  const count = (outcome: Outcome) =>
    results.filter((result) => result.outcome === outcome).length
  const [killed, survived] = [count('killed'), count('survived')]
  const rate = killed / Math.max(1, killed + survived)
  console.log(
    `\n${killed} of ${killed + survived} killed (${(rate * 100).toFixed(1)} %), ` +
      `${survived} survived, ${count('equivalent')} equivalent, ${seconds.toFixed(0)} s`,
  )
  if (file !== undefined)
    writeFileSync(file, `${JSON.stringify({ rate, seconds, results }, undefined, 2)}\n`)
  if (rate < LEAST_KILLED || count('broken') > 0) process.exitCode = 1
}
