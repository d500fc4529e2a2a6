import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentAssets } from '../../runtime/types/rendering.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { RemoteTraffic } from '../kit/remote-cache.ts'
import { countProblems, listProblems } from '../kit/problem-list.ts'
import { areOfPages, blockingProblems } from './blocking-problems.ts'
import { describeNeeds, type PolicyNeed } from './policy-needs.ts'
import type { SearchReport } from './write-search.ts'
import type { BuiltClient } from './bundle-client.ts'

/** One page of a build. */
export interface PageReport {
  file: string
  url: string
  /** Its HTML file, relative to the output. */
  output: string
  status: 'ok' | 'error'
  /** Milliseconds to compile; 0 from the store. */
  ms: number
  /** It was compiled by this build; else the store had it. */
  compiled: boolean
  /** Its own HTML was rendered by this build; else the store had it. */
  rendered: boolean
  /** Its document was rendered by this build; else the old site had it. */
  document: boolean
  bytes: number
  islands: string[]
  warnings: number
}

/** What a build did, for `--report` and the closing summary. */
export interface BuildReport {
  pages: PageReport[]
  islands: string[]
  client: BuiltClient
  /** Bundles that this build made: `ssr` for the server's, `client`; the store had the others. */
  bundled: readonly string[]
  /** What of them came with the package: `modules` that render pages, `scripts` of the browser. */
  prebuilt: readonly string[]
  plainPage: DocumentAssets
  diagnostics: Diagnostic[]
  /** What pages need beyond the policy that all share. */
  policyNeeds: PolicyNeed[]
  /** Files of the folder that are not published. */
  leftOut: string[]
  /** Absent where the search is off. */
  search?: SearchReport
  /** Absent where machines share nothing. */
  shared?: RemoteTraffic
}

/** The report as written with `--report`: plain JSON. */
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
  const files = Object.fromEntries([...client.bytes].sort(([a], [b]) => (a < b ? -1 : 1)))
  const html = pages.reduce((sum, page) => sum + page.bytes, 0)
  return `${JSON.stringify({ pages, islands, work: countWork(pages), bundled, prebuilt, bytes: { html, files }, search, shared, policyNeeds, leftOut, diagnostics: byCode }, undefined, 2)}\n`
}

/** How many pages each step of a build had to work on. */
export interface BuildWork {
  compiled: number
  rendered: number
  /** Documents rendered around the contents; the others are those of the old site. */
  documents: number
  /** Neither compiled nor rendered: the store had all but the document. */
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

/** What is printed when a build ends: the problems first, then a few lines about the site. */
export function summaryText(
  report: BuildReport,
  folder: string,
  base: string,
  seconds: number,
): string {
  const { pages, islands, plainPage, diagnostics, search, shared } = report
  const problems = diagnostics.filter(({ severity }) => severity !== 'info')
  const blocks = listProblems(problems, '`skerry check` lists all of them')
  const lines: string[] = []
  if (problems.length > 0) lines.push(countProblems(problems))
  // Infos, for they are no mistakes; but nobody must miss a file, or wait, for want of a word.
  for (const { code, message, hint } of diagnostics)
    if (code === 'site/unlinked-file' || /^(cache|join)\//.test(code))
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
      `search: ${search.pages} pages, ${(bytes / 1e6).toFixed(1)} MB, ${cached ? 'unchanged' : `${spent.toFixed(1)} s beside the build`}`,
    )
  }
  if (shared && shared.read + shared.written > 0)
    lines.push(
      `shared cache: ${(shared.read / 1e6).toFixed(1)} MB read, ${(shared.written / 1e6).toFixed(1)} MB written`,
    )
  const size = (urls: string[]) =>
    kilobytes(urls.reduce((sum, url) => sum + gzipBytes(folder, base, url), 0))
  const scripts = plainPage.loader ? [plainPage.loader] : []
  lines.push(
    `${pages.length} pages${failed > 0 ? ` (${failed} with errors)` : ''}, ${islands.length} islands, ` +
      `plain page: ${size(scripts)} JS, ${size(plainPage.styles)} CSS (gzip), ${seconds.toFixed(1)} s`,
  )
  return [...blocks, lines.join('\n')].join('\n\n')
}

/** Why nothing was written, and how the site is published all the same where that can be wanted. */
export function refusalText(blocking: readonly Diagnostic[]): string {
  const refused = `nothing was written: ${countProblems(blocking)} must be solved first`
  const errors = blocking.filter(({ severity }) => severity === 'error')
  if (errors.length === blocking.length && areOfPages(blocking))
    return `${refused}\n  \`skerry build --allow-page-errors\` publishes the site all the same.`
  if (errors.length === 0)
    return `${refused}\n  Without \`--strict\`, warnings do not stop a build.`
  return refused
}

/** What a build published that it would have refused without `--allow-page-errors`. */
export function allowedText(diagnostics: readonly Diagnostic[]): string | undefined {
  const allowed = blockingProblems(diagnostics, {})
  if (allowed.length === 0) return undefined
  return `published with ${countProblems(allowed)}, as \`--allow-page-errors\` asks`
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
