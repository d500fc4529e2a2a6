import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { lostApiCodes } from '../kit/lost-api-codes.ts'

/** Which problems a build tolerates. */
interface BuildRules {
  /** Also fail on warnings. */
  strict?: boolean | undefined
  /** Tolerate errors in pages, and API descriptions that can't be read. */
  allowPageErrors?: boolean | undefined
}

/** Errors that affect the whole site, which can't be tolerated. */
const SITE_ERRORS = /^(?:settings|theme|build|vike|system)\//

/**
 * The problems for which a build keeps the previous output: errors in settings and pages, and
 * API descriptions that can't be read. With `allowPageErrors` only errors of the whole site,
 * with `strict` also all warnings.
 */
export function blockingProblems(
  diagnostics: readonly Diagnostic[],
  { strict = false, allowPageErrors = false }: BuildRules,
): Diagnostic[] {
  return diagnostics.filter(({ severity, code }) => {
    if (strict) return severity !== 'info'
    if (severity !== 'error') return false
    if (SITE_ERRORS.test(code)) return true
    return !allowPageErrors && (!code.startsWith('api/') || lostApiCodes.has(code))
  })
}

/** Whether `--allow-page-errors` would tolerate all of them. */
export function areOfPages(blocking: readonly Diagnostic[]): boolean {
  return blockingProblems(blocking, { allowPageErrors: true }).length === 0
}
