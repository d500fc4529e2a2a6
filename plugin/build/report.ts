import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentAssets } from '../../runtime/types/rendering.ts'
import { formatDiagnostic, type Diagnostic } from '../diagnostic.ts'
import type { SearchReport } from '../search/write-search.ts'
import type { BuiltClient } from './client-bundle.ts'

/** One page of a build. */
export interface PageReport {
  file: string
  url: string
  /** Its HTML file, relative to the output. */
  output: string
  status: 'ok' | 'error'
  /** Milliseconds to compile; 0 from the cache. */
  ms: number
  bytes: number
  islands: string[]
  warnings: number
}

/** What a build did, for `--report` and the closing summary. */
export interface BuildReport {
  pages: PageReport[]
  islands: string[]
  client: BuiltClient
  plainPage: DocumentAssets
  diagnostics: Diagnostic[]
  /** Absent where the search is off. */
  search?: SearchReport
}

/** The report as written with `--report`: plain JSON. */
export function reportJson({
  pages,
  islands,
  client,
  diagnostics,
  search,
}: BuildReport): string {
  const byCode: Record<string, unknown[]> = {}
  for (const { code, ...rest } of diagnostics) (byCode[code] ??= []).push(rest)
  const files = Object.fromEntries([...client.bytes].sort(([a], [b]) => (a < b ? -1 : 1)))
  const html = pages.reduce((sum, page) => sum + page.bytes, 0)
  return `${JSON.stringify({ pages, islands, bytes: { html, files }, search, diagnostics: byCode }, undefined, 2)}\n`
}

/** What is printed when a build ends: a few lines, the problems first. */
export function summaryText(
  report: BuildReport,
  folder: string,
  base: string,
  seconds: number,
): string {
  const { pages, islands, plainPage, diagnostics, search } = report
  const lines: string[] = []
  for (const problem of diagnostics)
    if (problem.severity === 'error') lines.push(formatDiagnostic(problem), '')
  const kinds = countBy(diagnostics.filter(({ severity }) => severity === 'warning'))
  if (kinds.length > 0) {
    lines.push(`warnings: ${kinds.map(([code, count]) => `${count} ${code}`).join(', ')}`)
  }
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
  const size = (urls: string[]) =>
    kilobytes(urls.reduce((sum, url) => sum + gzipBytes(folder, base, url), 0))
  const scripts = plainPage.loader ? [plainPage.loader] : []
  lines.push(
    `${pages.length} pages${failed > 0 ? ` (${failed} with errors)` : ''}, ${islands.length} islands, ` +
      `plain page: ${size(scripts)} JS, ${size(plainPage.styles)} CSS (gzip), ${seconds.toFixed(1)} s`,
  )
  return lines.join('\n')
}

function countBy(diagnostics: Diagnostic[]): [code: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
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
