import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Project } from '../site/project.ts'

/**
 * Reports a relative base, which browsers resolve from each page: only pages at the top find the
 * styles and the other pages.
 *
 * @param base Vite's base.
 */
export function checkBase(base: string, { site }: Project): Diagnostic[] {
  if (/^(?:\/|https?:)/.test(base)) return []
  const lost = [...site.pages.values()].find(({ url }) => url.lastIndexOf('/') > 0)
  if (!lost) return []
  return [
    {
      severity: 'warning',
      code: 'build/relative-base',
      message: `the base \`${base}\` is relative, so \`${lost.url}\` and other pages in folders find neither styles nor other pages`,
      hint: 'Name the path under which the site is published: `--base /docs/`, or `/` without one.',
    },
  ]
}
