import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** Which problems a build tolerates. */
interface BuildRules {
  /** Also fail on warnings. */
  strict?: boolean | undefined
  /** Tolerate errors in pages, and API descriptions that can't be read. */
  allowPageErrors?: boolean | undefined
}

/** Errors that affect the whole site, which can't be tolerated. */
const SITE_ERRORS = /^(?:settings|theme|build|vike|system)\//

/** Most errors in an API description cost a detail of its pages. These cost whole pages. */
const LOST_API =
  /^api\/(?:syntax|not-a-description|unreadable|too-large|too-deep|version|encoding|fetch-failed|file-not-found|reference-refused|operation-not-found|schema-not-found|channel-not-found|reference-shape)$/

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
    return !allowPageErrors && (!code.startsWith('api/') || LOST_API.test(code))
  })
}

/** Whether `--allow-page-errors` would tolerate all of them. */
export function areOfPages(blocking: readonly Diagnostic[]): boolean {
  return blockingProblems(blocking, { allowPageErrors: true }).length === 0
}
