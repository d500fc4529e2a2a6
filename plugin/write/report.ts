import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentAssets } from '../../runtime/types/rendering.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import type { RemoteTraffic } from '../kit/remote-cache.ts'
import { countProblems, listProblems } from '../kit/problem-list.ts'
import { areOfPages, blockingProblems } from './blocking-problems.ts'
import { describeNeeds, type PolicyNeed } from './policy-needs.ts'
import type { SearchReport } from './write-search.ts'
import type { BuiltClient } from './bundle-client.ts'

/** A page in the build report. */
export interface PageReport {
  file: string
  url: string
  /** Its HTML file, relative to the output. */
  output: string
  status: 'ok' | 'error'
  /** Milliseconds to compile, or 0 if it was cached. */
  ms: number
  /** Whether this build compiled it. Otherwise it was cached. */
  compiled: boolean
  /** Whether this build rendered its content. Otherwise it was cached. */
  rendered: boolean
  /**
   * Whether this build rendered its document. Otherwise it was reused from the previous output.
   */
  document: boolean
  bytes: number
  islands: string[]
  warnings: number
}

/** What a build did, for `--report` and the summary. */
export interface BuildReport {
  pages: PageReport[]
  islands: string[]
  client: BuiltClient
  /** Bundles made in this build: `ssr`, `client`. Others were cached. */
  bundled: readonly string[]
  /** Bundles that came prebuilt with the package: `modules` (server), `scripts` (browser). */
  prebuilt: readonly string[]
  plainPage: DocumentAssets
  diagnostics: Diagnostic[]
  /** What pages need beyond the base policy. */
  policyNeeds: PolicyNeed[]
  /** Files in the folder that are not published. */
  leftOut: string[]
  /** Absent if the search is off. */
  search?: SearchReport
  /** Absent if no shared cache is used. */
  shared?: RemoteTraffic
}

/** The report for `--report`, as JSON. */
export function reportJson({
  pages,
  islands,
  client,
  bundled,
  prebuilt,
  diagnostics,
  policyNeeds,
  leftOut,
  search,
  shared,
}: BuildReport): string {
  const byCode: Record<string, unknown[]> = {}
  for (const { code, ...rest } of diagnostics) (byCode[code] ??= []).push(rest)
  const files = Object.fromEntries([...client.bytes].sort(([a], [b]) => byCodeUnit(a, b)))
  const html = pages.reduce((sum, page) => sum + page.bytes, 0)
  return `${JSON.stringify({ pages, islands, work: countWork(pages), bundled, prebuilt, bytes: { html, files }, search, shared, policyNeeds, leftOut, diagnostics: byCode }, undefined, 2)}\n`
}

/** The number of pages that each step had to process. */
interface BuildWork {
  compiled: number
  rendered: number
  /** Documents that were rendered. Others were reused from the previous output. */
  documents: number
  /** Pages that were neither compiled nor rendered, except for their document. */
  cached: number
}

function countWork(pages: readonly PageReport[]): BuildWork {
  const count = (test: (page: PageReport) => boolean) => pages.filter(test).length
  return {
    compiled: count(({ compiled }) => compiled),
    rendered: count(({ rendered }) => rendered),
    documents: count(({ document }) => document),
    cached: count(({ compiled, rendered }) => !compiled && !rendered),
  }
}

/**
 * The terminal output after a build: problems, then a few lines about the site.
 *
 * @param folder The output, or undefined if the build was refused.
 */
export function summaryText(
  report: BuildReport,
  folder: string | undefined,
  base: string,
  seconds: number,
): string {
  const { pages, islands, plainPage, diagnostics, search, shared } = report
  const problems = diagnostics.filter(({ severity }) => severity !== 'info')
  const blocks = listProblems(problems, '`skerry check` lists all of them')
  const lines: string[] = []
  if (problems.length > 0) lines.push(countProblems(problems))
  // These notes are not mistakes, but explain why a file is missing or a build was slow.
  for (const { code, message, hint } of diagnostics)
    if (
      /^(?:site\/(?:unlinked-file|node-script)$|output\/unmerged-search$|cache\/|join\/)/.test(
        code,
      )
    )
      lines.push(`${message}\n  ${hint}`)
  const policy = describeNeeds(report.policyNeeds, pages.length)
  if (policy !== undefined) lines.push(policy)
  const failed = pages.filter(({ status }) => status === 'error').length
  const slow = pages
    .filter(({ ms }) => ms > 0)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
  if (slow.length > 0) {
    lines.push(
      `slowest pages: ${slow.map(({ file, ms }) => `${file} ${ms} ms`).join(', ')}`,
    )
  }
  if (search) {
    const { bytes, seconds: spent, cached } = search
    lines.push(
      `search: ${count(search.pages, 'page')}, ${(bytes / 1e6).toFixed(1)} MB, ${cached ? 'unchanged' : `${spent.toFixed(1)} s after rendering`}`,
    )
  }
  if (shared && shared.read + shared.written > 0)
    lines.push(
      `shared cache: ${(shared.read / 1e6).toFixed(1)} MB read, ${(shared.written / 1e6).toFixed(1)} MB written`,
    )
  lines.push(
    [
      `${count(pages.length, 'page')}${failed > 0 ? ` (${failed} with errors)` : ''}`,
      count(islands.length, 'island'),
      ...(folder === undefined ? [] : [plainPageText(plainPage, folder, base)]),
      `${seconds.toFixed(1)} s`,
    ].join(', '),
  )
  return [...blocks, lines.join('\n')].join('\n\n')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function plainPageText(
  { loader, styles }: DocumentAssets,
  folder: string,
  base: string,
): string {
  const size = (urls: string[]) =>
    kilobytes(urls.reduce((sum, url) => sum + gzipBytes(folder, base, url), 0))
  return `plain page: ${size(loader ? [loader] : [])} JS, ${size(styles)} CSS (gzip)`
}

/** Explains why nothing was written, and how to publish the site anyway if that is possible. */
export function refusalText(blocking: readonly Diagnostic[]): string {
  const refused = `nothing was written: ${countProblems(blocking)} must be fixed first`
  const errors = blocking.filter(({ severity }) => severity === 'error')
  if (errors.length === blocking.length && areOfPages(blocking))
    return `${refused}\n  \`skerry build --allow-page-errors\` publishes the site anyway.`
  if (errors.length === 0)
    return `${refused}\n  Without \`--strict\`, warnings do not fail the build.`
  return refused
}

/** Says which problems a build published because of `--allow-page-errors`. */
export function allowedText(diagnostics: readonly Diagnostic[]): string | undefined {
  const allowed = blockingProblems(diagnostics, {})
  if (allowed.length === 0) return undefined
  return `published with ${countProblems(allowed)}, because of \`--allow-page-errors\``
}

function gzipBytes(folder: string, base: string, url: string): number {
  try {
    return gzipSync(readFileSync(join(folder, url.slice(base.length)))).length
  } catch {
    return 0
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
