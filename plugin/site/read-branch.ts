import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { ifExists } from '../kit/if-exists.ts'
import { arrangeSite } from './arrange-site.ts'
import { branchRefs, listsPage } from './navigation-refs.ts'
import type { Project } from './project.ts'
import { readPage } from './read-page.ts'
import type { SourcePage } from './site.ts'

/** Whether only the file name of a page is known yet. */
export function isUnread({ folder }: Project, { file }: SourcePage): boolean {
  return folder.unread.has(file)
}

/** Whether all pages have been read. */
export function isFullyRead({ folder }: Project): boolean {
  return folder.unread.size === 0
}

/**
 * Reads the unread pages in a page's branch of the navigation.
 *
 * @param path The page's path.
 * @returns Undefined if the page isn't in the navigation, so that the whole site must be read.
 * @throws Errors of the file system and of the site's `frontmatter` function.
 */
export function readBranch(project: Project, path: string): Project | undefined {
  const { folder, settings, options, root } = project
  const refs = branchRefs(settings.navigation.children, path)
  if (refs.size === 0) return undefined
  const pages = new Map(folder.site.pages)
  const pageProblems = new Map<string, readonly Diagnostic[]>(folder.pageProblems)
  const unread = new Set(folder.unread)
  const { frontmatter } = options
  const reading = { ...settings, frontmatter, origin: project.origin }
  for (const { path: each, file } of folder.site.pages.values()) {
    if (!unread.has(file) || !listsPage(refs, each)) continue
    const read = ifExists(() => readPage(root, file, reading))
    if (!read) continue
    pages.set(each, read.page)
    pageProblems.set(file, read.diagnostics)
    unread.delete(file)
  }
  const site = { ...folder.site, pages }
  const sources = { ...project, folder: { ...folder, site, pageProblems, unread } }
  return { ...sources, ...arrangeSite(sources) }
}
