import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** Areas of problems that a page, a module or the settings file has by itself. */
const OWN_AREAS = new Set(['settings', 'mdx', 'islands', 'render', 'build'])

/**
 * Whether a problem is one even if the settings can't be read and defaults took their place. Most
 * other problems would be gone with the settings: links may lead to redirects or pages of APIs,
 * and names of icons and languages depend on settings.
 */
export function isCertainWithoutSettings({ code }: Diagnostic): boolean {
  if (code === 'mdx/undefined-variable') return false
  return OWN_AREAS.has(code.split('/', 1)[0]!) || code.startsWith('site/frontmatter-')
}
