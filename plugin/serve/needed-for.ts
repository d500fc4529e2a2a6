import { join } from 'node:path'
import { isFile } from '../kit/is-file.ts'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import type { Project } from '../site/project.ts'
import { isUnread } from '../site/read-branch.ts'
import type { Page } from '../site/site.ts'
import { ROWS } from './dev-rows.ts'
import { findPage } from './find-page.ts'
import { findRedirect } from './find-redirect.ts'
import { guardRequest, type GuardedServer } from './guard-request.ts'

/** Vite's own addresses, and modules of packages. */
const OF_VITE = /^\/(?:@(?!skerry\/)|node_modules\/)/

/** What has to be read before an address is answered: nothing more, what is around a page, or all. */
export type Need = 'nothing' | 'site' | Page

/**
 * What has to be read of a large site that was read in part, so that the answer is what it
 * would be. Whatever a page that is not read may have a say in needs the site.
 *
 * @param path Decoded, without base.
 */
export function neededFor(path: string, project: Project, server: GuardedServer): Need {
  const address = path.startsWith(ROWS) ? path.slice(ROWS.length) || '/' : path
  const page =
    findPage(project, address) ?? findPage(project, address.replace(/\.md$/, ''))
  if (page) return isUnread(project, page) ? page : 'nothing'
  // The home page of a site that has none.
  const redirect = path === '/' ? findRedirect(project, path) : undefined
  const target = redirect === undefined ? undefined : findPage(project, redirect)
  if (target && !isUnread(project, target)) return 'nothing'
  const isFound =
    OF_VITE.test(path) || (!PAGE_FILE.test(path) && isFile(join(project.root, path)))
  // Files that only a page links are known to be published when it is read.
  return isFound && guardRequest(path, server, project) !== undefined ? 'nothing' : 'site'
}
