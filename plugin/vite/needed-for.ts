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

/** Vite's own URLs, and modules of packages. */
const VITE_URL = /^\/(?:@(?!skerry\/)|node_modules\/)/

/**
 * What must be read before a request can be answered: nothing, the branch of a page, or the
 * whole site.
 */
type Need = 'nothing' | 'site' | Page

/**
 * Determines what must be read of a partially read site so that the answer is the same as if it
 * was fully read. Whatever an unread page could affect needs the whole site.
 *
 * @param path Decoded path below the base.
 */
export function neededFor(path: string, project: Project, server: GuardedServer): Need {
  const url = path.startsWith(ROWS) ? path.slice(ROWS.length) || '/' : path
  const page = findPage(project, url) ?? findPage(project, url.replace(/\.md$/, ''))
  if (page) return isUnread(project, page) ? page : 'nothing'
  // A site without a home page redirects to the first page.
  const redirect = path === '/' ? findRedirect(project, path) : undefined
  const target = redirect === undefined ? undefined : findPage(project, redirect)
  if (target && !isUnread(project, target)) return 'nothing'
  const isFound =
    VITE_URL.test(path) || (!PAGE_FILE.test(path) && isFile(join(project.root, path)))
  // Whether a file that only a page links to is published is known once the page is read.
  return isFound && guardRequest(path, server, project) !== undefined ? 'nothing' : 'site'
}
