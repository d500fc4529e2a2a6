import type { Project } from '../site/project.ts'
import { RedirectTable } from '../site/redirect-table.ts'
import { effectiveRedirects, folderRedirects, homeRedirect } from '../site/redirects.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'

/**
 * Finds the redirect of a path that has no page: from the settings, then for the home page and
 * folders. Paths are without the base.
 */
export function findRedirect(
  { site, navigation }: Project,
  path: string,
): string | undefined {
  const named = new RedirectTable(effectiveRedirects(site)).follow(path)
  if (named) return named.destination
  const plain = stripTrailingSlashes(path) || '/'
  const home = homeRedirect(site, navigation)
  if (plain === '/') return home?.to
  return folderRedirects(site, navigation).find(({ from }) => from === plain)?.to
}
