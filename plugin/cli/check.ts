import { resolve } from 'node:path'
import type { ExternalOptions } from '../check/check-external.ts'
import {
  formatReport,
  type CheckReport,
  REPORT_FORMATS,
  type ReportFormat,
} from '../check/format-report.ts'
import { addFrames } from '../check/add-frames.ts'
import { runCheck, type RunCheckOptions } from '../check/run-check.ts'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { folderInRepository } from './folder-in-repository.ts'
import { dryRun, type DryRunOptions } from './dry-run.ts'
import { requireSite } from './require-site.ts'
import { diagnosticDocs } from '../kit/diagnostic-docs.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { UsageError } from './usage-error.ts'

/** Command-line options of `skerry check`. */
interface CheckCommandOptions extends DryRunOptions {
  format?: string
  strict?: boolean
  style?: boolean
  external?: boolean
  fix?: boolean
  only?: string
  skip?: string
  concurrency?: string
  timeout?: string
  retries?: string
}

/**
 * Implements `skerry check`: prints a report. The exit code is 1 if there are errors, or
 * warnings with `--strict`.
 */
export async function check(
  directory: string,
  options: CheckCommandOptions,
): Promise<void> {
  const { format = 'text', strict, style, fix } = options
  if (!isFormat(format)) {
    throw new UsageError(
      `--format must be ${REPORT_FORMATS.join(', ')}, not \`${format}\``,
    )
  }
  requireSite(directory, 'check')
  const report = await checkFolder(directory, options, {
    ...(style !== undefined && { style }),
    ...(fix !== undefined && { fix }),
    ...(options.only !== undefined && { only: codes('only', options.only) }),
    ...(options.skip !== undefined && { skip: codes('skip', options.skip) }),
    ...(options.external && { external: externalOptions(options) }),
  })
  const text = formatReport(report, format, folderInRepository(resolve(directory)))
  if (text !== '') console.log(text)
  const failing = strict ? ['error', 'warning'] : ['error']
  if (report.problems.some(({ severity }) => failing.includes(severity)))
    process.exitCode = 1
}

/**
 * Checks the site in a folder. Invalid settings, and code that can't be bundled, become a
 * report too.
 */
async function checkFolder(
  directory: string,
  runOptions: DryRunOptions,
  options: RunCheckOptions,
): Promise<CheckReport> {
  try {
    const { project, ...built } = await dryRun(directory, runOptions)
    return await runCheck(project, built, options)
  } catch (error) {
    if (!(error instanceof SkerryError)) throw error
    const problems = addFrames(resolve(directory), error.diagnostics)
    return { pages: 0, problems, fixed: 0 }
  }
}

function isFormat(format: string): format is ReportFormat {
  return (REPORT_FORMATS as readonly string[]).includes(format)
}

/**
 * Reads a list of codes and areas. Extensions of the site may report codes in areas of their own.
 *
 * @throws UsageError if one doesn't exist, because nothing would be reported, or nothing skipped.
 */
function codes(option: string, words: string): string[] {
  const known = Object.keys(diagnosticDocs)
  const areas = new Set(known.map((code) => code.slice(0, code.indexOf('/'))))
  const listed = words.split(',').flatMap((word) => word.trim() || [])
  for (const name of listed) {
    if (areas.has(name) || known.includes(name)) continue
    const [area = '', code] = name.split('/')
    const meant = nearest(name, [...known, ...areas])
    if (code !== undefined && !areas.has(area) && meant === undefined) continue
    const hint = meant === undefined ? '' : `\n  Did you mean \`${meant}\`?`
    throw new UsageError(`--${option}: there is no code or area \`${name}\`${hint}`)
  }
  return listed
}

function externalOptions({
  concurrency,
  timeout,
  retries,
}: CheckCommandOptions): ExternalOptions {
  return {
    ...(concurrency !== undefined && {
      concurrency: count('concurrency', concurrency, 1),
    }),
    ...(timeout !== undefined && { timeout: count('timeout', timeout, 1) * 1000 }),
    ...(retries !== undefined && { retries: count('retries', retries, 0) }),
  }
}

function count(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least)
    throw new UsageError(`--${name} must be an integer of at least ${least}`)
  return number
}
