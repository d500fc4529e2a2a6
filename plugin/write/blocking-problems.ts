import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** What a build lets through. */
export interface BuildRules {
  /** Nothing that anyone was warned of. */
  strict?: boolean | undefined
  /** Pages with errors, and sites that lack an API description. */
  allowPageErrors?: boolean | undefined
}

/** Errors of the whole site, which nobody can want to publish. */
const OF_SITE = /^(?:settings|theme|build|vike|system)\//

/** What is wrong inside of an API description costs a detail of its pages; these cost whole pages. */
const LOST_API =
  /^api\/(?:syntax|not-a-description|unreadable|too-large|too-deep|version|encoding|fetch-failed|file-not-found|reference-refused|operation-not-found|schema-not-found|channel-not-found|reference-shape)$/

/**
 * The problems for which a build leaves the old site in its place: errors of settings and pages,
 * and API descriptions that cannot be read. With `allowPageErrors` only errors of the whole site,
 * with `strict` also every warning.
 */
export function blockingProblems(
  diagnostics: readonly Diagnostic[],
  { strict = false, allowPageErrors = false }: BuildRules,
): Diagnostic[] {
  return diagnostics.filter(({ severity, code }) => {
    if (strict) return severity !== 'info'
    if (severity !== 'error') return false
    if (OF_SITE.test(code)) return true
    return !allowPageErrors && (!code.startsWith('api/') || LOST_API.test(code))
  })
}

/** Whether all of them are such that `--allow-page-errors` lets them through. */
export function areOfPages(blocking: readonly Diagnostic[]): boolean {
  return blockingProblems(blocking, { allowPageErrors: true }).length === 0
}
