import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Resources used by one run of a process, including its threads and children. */
export interface Usage {
  /** CPU time in seconds, user and system. */
  cpu: number
  /** Elapsed time in seconds. */
  seconds: number
  /** Peak memory of the process and its threads, in bytes. */
  memory: number
}

const reporter = pathToFileURL(fileURLToPath(new URL('report-usage.js', import.meta.url)))

/**
 * Runs a script of this folder in its own process, and measures it.
 * @throws Error with the output of the script if it fails.
 */
export async function runMeasured(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Usage> {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-usage-'))
  const file = join(folder, 'usage.json')
  const path = fileURLToPath(new URL(script, import.meta.url))
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', reporter.href, path, ...args], {
    env: { ...process.env, ...env, USAGE_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed += String(text)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const seconds = (performance.now() - started) / 1000
  try {
    if (code !== 0) throw new Error(`${script} ended with ${String(code)}:\n${printed}`)
    const { cpu, memory } = JSON.parse(readFileSync(file, 'utf8')) as Omit<
      Usage,
      'seconds'
    >
    return { cpu, seconds, memory }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The median. For an even number of values, the lower of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
}

/** Half of the range, relative to the median. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / 2 / median(values)
}

/** Formats rows as a table with aligned columns. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]!.length)),
  )
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
