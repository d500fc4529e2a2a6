import { diagnosticDocs } from '../kit/diagnostic-docs.ts'
import {
  formatDiagnostic,
  printable,
  type Severity,
} from '../../runtime/kit/diagnostic.ts'
import { packageVersion } from '../kit/package-files.ts'
import { countProblems, severityWord } from '../kit/problem-list.ts'
import { isUrl } from '../../runtime/kit/is-url.ts'
import type { Problem } from './problem.ts'

/** Output formats of a report. */
export const REPORT_FORMATS = ['text', 'json', 'sarif', 'github'] as const
/** The name of an output format. */
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** The result of a check. */
export interface CheckReport {
  pages: number
  problems: readonly Problem[]
  /** Number of problems that `--fix` fixed. */
  fixed: number
}

/**
 * Formats the report of a check.
 *
 * @param folder Path of the content folder in the repository, with forward slashes, because
 *   code hosts expect paths from the repository's root. Empty if they are the same.
 */
export function formatReport(
  report: CheckReport,
  format: ReportFormat,
  folder = '',
): string {
  switch (format) {
    case 'json':
      return formatJson(report)
    case 'sarif':
      return formatSarif(inRepository(report.problems, folder))
    case 'github':
      return inRepository(report.problems, folder).map(formatGithub).join('\n')
    case 'text':
      return formatText(report)
  }
}

/** Makes file paths relative to the repository. URLs are unchanged. */
function inRepository(problems: readonly Problem[], folder: string): Problem[] {
  return problems.map((problem) => {
    const { file } = problem
    if (folder === '' || file === undefined || isUrl(file)) return problem
    return { ...problem, file: `${folder}/${file}` }
  })
}

/** How many warnings or notes with the same code and hint are printed in full. */
const MAX_ALIKE = 3

/** Further warnings and notes whose way out was printed often enough are single lines. */
function formatText({ pages, problems, fixed }: CheckReport): string {
  const printed = new Map<string, number>()
  const blocks: string[] = []
  let isList = false
  for (const { frame, hint, ...line } of problems) {
    const key = `${line.code} ${hint}`
    const alike = (printed.get(key) ?? 0) + 1
    printed.set(key, alike)
    const isLine = line.severity !== 'error' && alike > MAX_ALIKE
    const problem = isLine ? line : { ...line, frame, hint }
    const block = `${severityWord(line)}: ${formatDiagnostic(problem)}`
    if (isLine && isList) blocks[blocks.length - 1] += `\n${block}`
    else blocks.push(block)
    isList = isLine
  }
  const found = countProblems(problems)
  const corrected = fixed > 0 ? `, ${fixed} fixed` : ''
  const where = `${pages} ${pages === 1 ? 'page' : 'pages'}`
  return [...blocks, `${where} checked: ${found}${corrected}`].join('\n\n')
}

function formatJson({ pages, problems, fixed }: CheckReport): string {
  const count = (severity: Severity) =>
    problems.filter((problem) => problem.severity === severity).length
  const summary = {
    pages,
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    fixed,
  }
  return JSON.stringify({ summary, problems }, undefined, 2)
}

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const

/** Formats problems as SARIF 2.1.0, which code hosts show next to the affected lines. */
function formatSarif(problems: readonly Problem[]): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort()
  const rules = codes.map((id) => {
    const doc = diagnosticDocs[id]
    return {
      id,
      ...(doc && {
        shortDescription: { text: doc.title },
        help: { text: doc.help, markdown: doc.help },
      }),
    }
  })
  const results = problems.map(
    ({ code, severity, message, hint, file, line, column }) => ({
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: LEVELS[severity],
      message: { text: hint === undefined ? message : `${message}. ${hint}` },
      ...(file !== undefined && {
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: encodeURI(file), uriBaseId: '%SRCROOT%' },
              ...(line !== undefined && {
                region: { startLine: line, ...(column && { startColumn: column }) },
              }),
            },
          },
        ],
      }),
    }),
  )
  const driver = { name: 'skerry', semanticVersion: packageVersion, rules }
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  }
  return JSON.stringify(log, undefined, 2)
}

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const

/** Formats a problem as a workflow command of GitHub Actions, which annotates the line. */
function formatGithub(problem: Problem): string {
  const { severity, code, message, hint, file, line, column } = problem
  const properties = Object.entries({ file, line, col: line && column, title: code })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const text = hint === undefined ? message : `${message}\n${hint}`
  return `::${COMMANDS[severity]} ${properties.join(',')}::${escapeData(text)}`
}

function escapeData(text: string): string {
  return printable(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}
