import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

const MISSING = /^api\/(?:operation|schema|channel)-not-found$/

/** What pages may write before a file's path from the root. */
const STARTS = ['', '/', './']

/**
 * If an API description couldn't be read, removes the diagnostics about its missing operations, and
 * adds their count to the diagnostic of the cause.
 *
 * @param lost Locations of the descriptions that couldn't be read.
 * @param isLast No description could be read, so all missing operations have this cause.
 */
export function collapseMissingOperations(
  diagnostics: readonly Diagnostic[],
  lost: readonly string[],
  isLast: boolean,
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
  const isConsequence = (problem: Diagnostic) =>
    MISSING.test(problem.code) &&
    (isLast || lost.some((source) => isAbout(problem, source)))
  const count = diagnostics.filter(isConsequence).length
  if (count === 0) return [...diagnostics]
  const consequence =
    count === 1
      ? 'a page or entry of the navigation that names one of its operations lacks it'
      : `${count} pages and entries of the navigation that name its operations lack them`
  const told: Diagnostic = {
    ...cause,
    message: `${cause.message}; ${consequence}`,
  }
  return diagnostics
    .filter((problem) => !isConsequence(problem))
    .map((problem) => (problem === cause ? told : problem))
}
