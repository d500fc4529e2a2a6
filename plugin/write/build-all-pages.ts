import { ALL_PAGES } from '../../runtime/all-pages.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import type { LinkRules } from '../../runtime/with-base.ts'
import type { RenderedContent } from '../../runtime/types/rendering.ts'
import { notFoundPage } from '../render/not-found-page.ts'
import { loadStrings } from '../render/strings-module.ts'
import type { Project } from '../site/project.ts'
import { listAllPages } from './list-all-pages.ts'
import { isSearchable } from './search-page.ts'

/** Output path of the list of all pages. */
export function allPagesFile({ seo }: Pick<Settings, 'seo'>): string {
  return `${ALL_PAGES.slice(1)}${seo.trailingSlash ? '/index' : ''}.html`
}

/**
 * Builds the list of all pages, which replaces the search for readers without JavaScript.
 *
 * @returns undefined if the site has no search, or already uses this URL.
 */
export async function buildAllPages(
  project: Project,
  rules: LinkRules,
): Promise<{ page: PageData; content: RenderedContent } | undefined> {
  if (project.options.search === false || isTaken(project)) return undefined
  const { pages } = project.site
  const isListed = (path: string) => {
    const listed = pages.get(path)
    return listed !== undefined && isSearchable(listed)
  }
  const html = listAllPages(project.navigation.tree, isListed, rules)
  return {
    page: await allPagesPage(project),
    content: { html, islands: [], loadIslands: [], styles: {}, warnings: [] },
  }
}

function isTaken({ site, settings }: Project): boolean {
  const pages = [...site.pages.values()]
  return (
    pages.some(({ url }) => url === ALL_PAGES || url.startsWith(`${ALL_PAGES}/`)) ||
    site.assets.includes(allPagesFile(settings)) ||
    site.redirects.some(({ source }) => source === ALL_PAGES)
  )
}

async function allPagesPage(project: Project): Promise<PageData> {
  const page = notFoundPage(project)
  const { allPages } = await loadStrings(project, page.language)
  return {
    ...page,
    path: ALL_PAGES.slice(1),
    url: ALL_PAGES,
    title: allPages,
    mode: 'center',
  }
}
