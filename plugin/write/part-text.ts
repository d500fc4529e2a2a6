import { countProblems, listProblems } from '../kit/problem-list.ts'
import type { PartReport } from './build-part.ts'

/** The terminal output after building a part: problems, then a line about the part. */
export function partText(report: PartReport, seconds: number): string {
  const { divisions, pages, compiled, rendered, bytes, diagnostics } = report
  const problems = diagnostics.filter(({ severity }) => severity !== 'info')
  const blocks = listProblems(problems, '`skerry check` lists all of them')
  const lines = problems.length > 0 ? [countProblems(problems)] : []
  for (const { code, message, hint } of diagnostics)
    if (code.startsWith('cache/')) lines.push(`${message}\n  ${hint}`)
  lines.push(
    `part of ${divisions.join(', ')}: ${pages} ${pages === 1 ? 'page' : 'pages'} ` +
      `(${compiled} compiled, ${rendered} rendered), ${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s`,
  )
  return [...blocks, lines.join('\n')].join('\n\n')
}
