import type { Api, ApiBinding } from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { lostApiCodes } from '../kit/lost-api-codes.ts'

const MISSING = /^api\/(?:operation|schema|channel)-not-found$/

/** What pages may write before a file's path from the root. */
const STARTS = ['', '/', './']

/** The API descriptions of a site. */
interface KnownApis {
  /** Locations of those that couldn't be read. */
  lost: readonly string[]
  /** Those that could be read. */
  read: Iterable<Pick<Api, 'messaging'>>
}

/** What a site needs of its API descriptions. */
interface ApiNeeds extends KnownApis {
  /** Locations of those that the navigation generates pages from. */
  generating: ReadonlySet<string>
  /** What pages show. */
  bindings: Iterable<ApiBinding>
  /** Diagnostics, among them those about operations that no description has. */
  diagnostics: readonly Diagnostic[]
}

/**
 * The diagnostics of API descriptions. Those for which pages may be missing are warnings if no page
 * and no navigation entry needs the description: the site has all of its pages, and Mintlify
 * builds it too.
 *
 * @param problems By location of the description.
 */
export function gradeLostApis(
  problems: ReadonlyMap<string, readonly Diagnostic[]>,
  needs: ApiNeeds,
): Diagnostic[] {
  const isNeeded = neededApis(needs)
  return [...problems].flatMap(([source, found]) =>
    isNeeded(source)
      ? found
      : found.map((problem) =>
          lostApiCodes.has(problem.code) && problem.severity === 'error'
            ? { ...problem, severity: 'warning' as const }
            : problem,
        ),
  )
}

/** Whether a page or an entry of the navigation needs the description at a location. */
function neededApis({ lost, read, generating, bindings, diagnostics }: ApiNeeds) {
  const used = new Set(generating)
  for (const binding of bindings) if ('api' in binding) used.add(binding.api.source)
  const consequences = findConsequences(diagnostics, { lost, read })
  const missing = diagnostics.filter(({ code }) => MISSING.test(code))
  const isOfAny = consequences.some(
    (problem) => !lost.some((one) => isAbout(problem, one)),
  )
  return (source: string) =>
    used.has(source) ||
    missing.some((problem) => isAbout(problem, source)) ||
    (isOfAny && lost.includes(source))
}

/**
 * Removes the diagnostics about operations that are missing because an API description couldn't be
 * read, and counts them with the diagnostic of the cause.
 */
export function countConsequences(
  diagnostics: readonly Diagnostic[],
  apis: KnownApis,
): Diagnostic[] {
  const consequences = new Set(findConsequences(diagnostics, apis))
  const count = consequences.size
  const cause = diagnostics.find((problem) => isCause(problem, apis.lost))
  if (!cause || count === 0) return [...diagnostics]
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

function isCause(problem: Diagnostic, lost: readonly string[]): boolean {
  return (
    problem.severity === 'error' &&
    problem.code.startsWith('api/') &&
    !MISSING.test(problem.code) &&
    lost.some((source) => isAbout(problem, source))
  )
}

/**
 * The diagnostics about operations that are missing because descriptions couldn't be read. If none
 * of the others has operations, all missing operations have this cause; the same with channels.
 */
function findConsequences(
  diagnostics: readonly Diagnostic[],
  { lost, read }: KnownApis,
): Diagnostic[] {
  if (lost.length === 0) return []
  const kinds = new Set([...read].map(({ messaging }) => messaging !== undefined))
  const isLast = (code: string) =>
    code === 'api/schema-not-found'
      ? kinds.size === 0
      : !kinds.has(code === 'api/channel-not-found')
  return diagnostics.filter(
    (problem) =>
      MISSING.test(problem.code) &&
      (isLast(problem.code) || lost.some((source) => isAbout(problem, source))),
  )
}

function isAbout({ message, file }: Diagnostic, source: string): boolean {
  return (
    file === source || STARTS.some((start) => message.includes(`\`${start}${source}\``))
  )
}
