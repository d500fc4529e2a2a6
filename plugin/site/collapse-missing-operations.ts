import type { Api } from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

const MISSING = /^api\/(?:operation|schema|channel)-not-found$/

/** What pages may write before a file's path from the root. */
const STARTS = ['', '/', './']

/**
 * If an API description couldn't be read, removes the diagnostics about its missing operations, and
 * adds their count to the diagnostic of the cause.
 *
 * @param lost Locations of the descriptions that couldn't be read.
 * @param read The descriptions that could be read. If none of them has operations, all missing
 *   operations have this cause; the same with channels.
 */
export function collapseMissingOperations(
  diagnostics: readonly Diagnostic[],
  lost: readonly string[],
  read: Iterable<Pick<Api, 'messaging'>>,
): Diagnostic[] {
  const isAbout = ({ message, file }: Diagnostic, source: string) =>
    file === source || STARTS.some((start) => message.includes(`\`${start}${source}\``))
  const cause = diagnostics.find(
    (problem) =>
      problem.severity === 'error' &&
      problem.code.startsWith('api/') &&
      !MISSING.test(problem.code) &&
      lost.some((source) => isAbout(problem, source)),
  )
  if (!cause) return [...diagnostics]
  const kinds = new Set([...read].map(({ messaging }) => messaging !== undefined))
  const isLast = (code: string) =>
    code === 'api/schema-not-found'
      ? kinds.size === 0
      : !kinds.has(code === 'api/channel-not-found')
  const isConsequence = (problem: Diagnostic) =>
    MISSING.test(problem.code) &&
    (isLast(problem.code) || lost.some((source) => isAbout(problem, source)))
  const count = diagnostics.filter(isConsequence).length
  if (count === 0) return [...diagnostics]
  const consequence =
    count === 1
      ? 'a page or entry of the navigation lacks its operation'
      : `${count} pages and entries of the navigation lack their operations`
  const told: Diagnostic = {
    ...cause,
    message: `${cause.message}; ${consequence}`,
  }
  return diagnostics
    .filter((problem) => !isConsequence(problem))
    .map((problem) => (problem === cause ? told : problem))
}
