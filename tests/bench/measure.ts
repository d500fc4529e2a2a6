import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What one run of a process took, its threads and children included. */
export interface Usage {
  /** Seconds of processor time, user and system. */
  cpu: number
  /** Seconds on the clock. */
  seconds: number
  /** Bytes of memory at the peak: of the process with its threads. */
  memory: number
}

const reporter = pathToFileURL(fileURLToPath(new URL('report-usage.js', import.meta.url)))

/**
 * Runs a script beside this file in a process of its own, and measures it.
 *
 * @throws Error with what the script printed, when it fails.
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

/** The middle value; of an even number of values, the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
}

/** Half the distance between the extremes, relative to the median: how far runs were apart. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / 2 / median(values)
}

/** A table in columns, for people. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]!.length)),
  )
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
