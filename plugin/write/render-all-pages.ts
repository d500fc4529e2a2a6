import { ALL_PAGES } from '../../runtime/all-pages.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { DocumentAssets, RenderedContent } from '../../runtime/types/rendering.ts'
import { withWords } from '../../theme/strings/languages.ts'
import { contentHash } from '../kit/content-hash.ts'
import { notFoundNavigation, notFoundPage } from '../render/not-found-page.ts'
import type { DocumentTask } from '../render/page-tasks.ts'
import { renderDocumentOn } from '../render/render-on-pool.ts'
import { headElements, headHtml } from '../render/site-extensions.ts'
import type { Project } from '../site/project.ts'
import { listAllPages } from './list-all-pages.ts'
import type { NotFoundInput } from './render-not-found.ts'
import { isSearchable } from './search-page.ts'
import type { SidebarRows } from './write-sidebar-rows.ts'

const FILE = `${ALL_PAGES.slice(1)}.html`

/**
 * Writes the list of all pages, which stands in the place of the search for readers without scripts. A page of
 * the site's own at that address stays, and a site without a search has no list.
 */
export async function renderAllPages(
  { project, pool, sidebars, site, output, earlier }: NotFoundInput,
  rows: SidebarRows,
  assets: DocumentAssets,
): Promise<void> {
  if (!site.features.search || isTaken(project)) return
  const page = allPagesPage(project)
  const { pages } = project.site
  const isListed = (path: string) => {
    const listed = pages.get(path)
    return listed !== undefined && isSearchable(listed)
  }
  const html = listAllPages(project.navigation.tree, isListed, site.base)
  const navigation = {
    ...notFoundNavigation(project),
    previous: undefined,
    next: undefined,
  }
  const elements = headElements(project.options, page, site)
  const task: Omit<DocumentTask, 'content'> = {
    type: 'document',
    page,
    navigation: {
      ...navigation,
      sidebar: sidebars.refOf(navigation),
      ...rows.of({ page: notFoundPage(project), around: navigation }),
    },
    assets: { ...assets, head: assets.head + headHtml(elements, site.base) },
    files: [FILE],
  }
  const content: RenderedContent = {
    html,
    islands: [],
    loadIslands: [],
    styles: {},
    warnings: [],
  }
  await earlier.write({ ...task, content: contentHash('all-pages', html) }, () =>
    renderDocumentOn(pool, { ...task, content }, { output }),
  )
}

function isTaken({ site }: Project): boolean {
  const pages = [...site.pages.values()]
  return (
    pages.some(({ url }) => url === ALL_PAGES || url.startsWith(`${ALL_PAGES}/`)) ||
    site.assets.includes(FILE) ||
    site.redirects.some(({ source }) => source === ALL_PAGES)
  )
}

function allPagesPage(project: Project): PageData {
  const page = notFoundPage(project)
  const { allPages } = withWords(project.options.words ?? {})(page.language)
  return {
    ...page,
    path: ALL_PAGES.slice(1),
    url: ALL_PAGES,
    title: allPages,
    mode: 'center',
  }
}
