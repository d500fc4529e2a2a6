import {
  formatDiagnostic,
  type Diagnostic,
  type Severity,
} from '../../runtime/kit/diagnostic.ts'
import { groupBy } from './group-by.ts'

/** The most problems to print per code, and in total. */
const MAX_PER_CODE = 10
const MAX_PROBLEMS = 60

const WORDS: Record<Severity, [one: string, many: string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
}

/**
 * Formats problems for a terminal: errors first, grouped by code, with a last line that counts
 * those left out.
 *
 * @param all A command that lists all of them, for the last line: `skerry check`.
 * @returns Blocks of text. Empty if there are no problems.
 */
export function listProblems(problems: readonly Diagnostic[], all: string): string[] {
  const blocks: string[] = []
  let shown = 0
  for (const group of groupProblems(problems)) {
    const few = group.slice(0, Math.min(MAX_PER_CODE, MAX_PROBLEMS - shown))
    shown += few.length
    blocks.push(...few.map(formatProblem))
  }
  if (shown < problems.length) {
    const rest = describeRest(problems, shown)
    blocks.push(`${rest} not shown here: ${all}`)
  }
  return blocks
}

/** Formats one problem, prefixed with its severity. Only errors include the code frame. */
function formatProblem({ frame, ...problem }: Diagnostic): string {
  const isError = problem.severity === 'error'
  const shown = isError && frame !== undefined ? { ...problem, frame } : problem
  return `${severityWord(problem)}: ${formatDiagnostic(shown)}`
}

/** The word for a severity: `error`, `warning` or `note`. */
export function severityWord({ severity }: Diagnostic): string {
  return WORDS[severity][0]
}

/**
 * Counts problems, as in `2 errors, 1 warning`. Returns `nothing to report` if there are none.
 */
export function countProblems(problems: readonly Diagnostic[]): string {
  const counts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length
    return count === 0 ? [] : `${count} ${WORDS[severity][count === 1 ? 0 : 1]}`
  })
  return counts.length === 0 ? 'nothing to report' : counts.join(', ')
}

/** What a page has only because a file that it includes has a problem, which is reported too. */
const CONSEQUENCES = new Set(['mdx/broken-snippet'])

/**
 * Groups problems by severity (errors first) and then by code, in order of first appearance.
 * Consequences of other problems come last, so that these are not lost behind them.
 */
function groupProblems(problems: readonly Diagnostic[]): Diagnostic[][] {
  return (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const ofSeverity = problems.filter((problem) => problem.severity === severity)
    const all = [...groupBy(ofSeverity, ({ code }) => code).values()]
    const isConsequence = ([problem]: Diagnostic[]) => CONSEQUENCES.has(problem!.code)
    return [...all.filter((group) => !isConsequence(group)), ...all.filter(isConsequence)]
  })
}

function describeRest(problems: readonly Diagnostic[], shown: number): string {
  const rest = problems.length - shown
  return `${rest} more ${rest === 1 ? 'problem is' : 'problems are'}`
}
