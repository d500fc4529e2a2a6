import type { Project } from '../site/project.ts'
import { ALL_PAGES } from '../../runtime/all-pages.ts'
import { decodePath } from '../../runtime/kit/page-url.ts'
import type { Page, Site } from '../site/site.ts'

const indexes = new WeakMap<Site, Map<string, Page>>()

/**
 * Finds the page at a decoded path below the base. As on static hosts, `/a`, `/a/`, `/a.html`
 * and `/a/index.html` are the same page.
 */
export function findPage({ site }: Project, path: string): Page | undefined {
  const pages = indexes.get(site) ?? indexPages(site)
  return pages.get(path) ?? pages.get(plainUrl(path))
}

/** Whether a path is that of the list of all pages. */
export function isAllPagesPath(path: string): boolean {
  return plainUrl(path) === ALL_PAGES
}

function plainUrl(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}

function indexPages(site: Site): Map<string, Page> {
  const pages = new Map<string, Page>()
  for (const page of site.pages.values()) pages.set(decodePath(page.url), page)
  indexes.set(site, pages)
  return pages
}
