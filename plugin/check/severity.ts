import type { Diagnostic, Severity } from '../../runtime/kit/diagnostic.ts'

/**
 * What a build only warns of, since it can still render the page, but a check must not let pass:
 * something that readers would miss (the exit codes of `mint validate`).
 */
const ERRORS = new Set([
  'site/missing-page',
  'site/missing-link',
  'site/duplicate-route',
  'site/name-clash',
  'site/file-name',
  'site/redirect-circle',
  'site/frontmatter-syntax',
  'site/frontmatter-unclosed',
  'site/frontmatter-unopened',
  'mdx/missing-import',
  'mdx/broken-snippet',
  'mdx/snippet-cycle',
  'mdx/unknown-component',
  'mdx/unknown-part',
  'mdx/extra-panel',
  'api/operation-not-found',
  'api/file-not-found',
  'api/schema-not-found',
  'settings/ref-missing',
])

/** How bad something is for a check. */
export function checkSeverity({ code, severity }: Diagnostic): Severity {
  return ERRORS.has(code) ? 'error' : severity
}
