import type { Diagnostic, Severity } from '../../runtime/kit/diagnostic.ts'
import { lostApiCodes } from '../kit/lost-api-codes.ts'

/**
 * Diagnostics that are warnings in a build, because the page can still be rendered, but errors
 * in a check, because readers would miss something (as in `mint validate`).
 */
const ERRORS = new Set([
  'site/missing-page',
  'site/missing-link',
  'site/duplicate-route',
  'site/name-clash',
  'site/file-name',
  'site/redirect-circle',
  'site/frontmatter-syntax',
  'site/frontmatter-value',
  'site/frontmatter-unclosed',
  'site/frontmatter-unopened',
  'mdx/missing-import',
  'mdx/import-outside',
  'mdx/broken-snippet',
  'mdx/snippet-cycle',
  'mdx/unknown-component',
  'mdx/unknown-part',
  'mdx/extra-panel',
  'settings/ref-missing',
])

/** The severity of a diagnostic in a check. */
export function checkSeverity({ code, severity }: Diagnostic): Severity {
  return lostApiCodes.has(code) || ERRORS.has(code) ? 'error' : severity
}
