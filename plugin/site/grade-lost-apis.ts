import type { Api } from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

const MISSING = /^api\/(?:operation|schema|channel)-not-found$/

/** What pages may write before a file's path from the root. */
const STARTS = ['', '/', './']

/** The API descriptions of a site. */
interface GradedApis {
  /** Locations of those that couldn't be read. */
  lost: readonly string[]
  /** Those that could be read. */
  read: Iterable<Pick<Api, 'messaging'>>
  /** Locations of those that the navigation generates pages from. */
  generating: ReadonlySet<string>
}

/**
 * Says what an API description that couldn't be read costs. The diagnostics about operations that
 * are missing because of it are removed, and counted with the diagnostic of the cause. If no page
 * and no navigation entry needs the description, its diagnostics are warnings: the site has all of
 * its pages, and Mintlify builds it too.
 */
export function gradeLostApis(
  diagnostics: readonly Diagnostic[],
  { lost, read, generating }: GradedApis,
): Diagnostic[] {
  const isCause = (problem: Diagnostic, sources: readonly string[]) =>
    problem.severity === 'error' &&
    problem.code.startsWith('api/') &&
    !MISSING.test(problem.code) &&
    sources.some((source) => isAbout(problem, source))
  const consequences = findConsequences(diagnostics, lost, read)
  const count = consequences.size
  if (count === 0) {
    const unneeded = lost.filter((source) => !generating.has(source))
    return diagnostics.map((problem) =>
      isCause(problem, unneeded) ? { ...problem, severity: 'warning' } : problem,
    )
  }
  const cause = diagnostics.find((problem) => isCause(problem, lost))
  if (!cause) return [...diagnostics]
  const consequence =
    count === 1
      ? 'a page or entry of the navigation lacks its operation'
      : `${count} pages and entries of the navigation lack their operations`
  const told: Diagnostic = {
    ...cause,
    message: `${cause.message}; ${consequence}`,
  }
  return diagnostics
    .filter((problem) => !consequences.has(problem))
    .map((problem) => (problem === cause ? told : problem))
}

/**
 * The diagnostics about operations that are missing because descriptions couldn't be read. If none
 * of the others has operations, all missing operations have this cause; the same with channels.
 */
function findConsequences(
  diagnostics: readonly Diagnostic[],
  lost: readonly string[],
  read: GradedApis['read'],
): Set<Diagnostic> {
  const kinds = new Set([...read].map(({ messaging }) => messaging !== undefined))
  const isLast = (code: string) =>
    code === 'api/schema-not-found'
      ? kinds.size === 0
      : !kinds.has(code === 'api/channel-not-found')
  const found = diagnostics.filter(
    (problem) =>
      MISSING.test(problem.code) &&
      (isLast(problem.code) || lost.some((source) => isAbout(problem, source))),
  )
  return new Set(found)
}

function isAbout({ message, file }: Diagnostic, source: string): boolean {
  return (
    file === source || STARTS.some((start) => message.includes(`\`${start}${source}\``))
  )
}
