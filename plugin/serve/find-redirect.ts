import type { Project } from '../site/project.ts'
import { RedirectTable } from '../site/redirect-table.ts'
import { folderRedirects, homeRedirect } from '../site/redirects.ts'

/** Where an address without a page leads: the settings' redirects, then home and folders. Without base. */
export function findRedirect(
  { site, navigation }: Project,
  path: string,
): string | undefined {
  const named = new RedirectTable(site.redirects).follow(path)
  if (named) return named.destination
  const plain = path.replace(/\/+$/, '') || '/'
  const home = homeRedirect(site, navigation)
  if (plain === '/') return home?.to
  return folderRedirects(site, navigation).find(({ from }) => from === plain)?.to
}
