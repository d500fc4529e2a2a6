import type { DocumentAssets } from '../../runtime/types/rendering.ts'
import { contentHash } from '../kit/content-hash.ts'
import { notFoundNavigation, notFoundPage } from '../render/not-found-page.ts'
import type { DocumentTask } from '../render/page-tasks.ts'
import { renderDocumentOn } from '../render/render-on-pool.ts'
import { headElements, headHtml } from '../render/site-extensions.ts'
import { ALL_PAGES_FILE, buildAllPages } from './build-all-pages.ts'
import type { NotFoundInput } from './render-not-found.ts'
import type { SidebarRows } from './write-sidebar-rows.ts'

/** Writes the list of all pages, where the site has one. */
export async function renderAllPages(
  { project, pool, sidebars, site, output, earlier }: NotFoundInput,
  rows: SidebarRows,
  assets: DocumentAssets,
): Promise<void> {
  const list = buildAllPages(project, site.base)
  if (!list) return
  const { page, content } = list
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
    files: [ALL_PAGES_FILE],
  }
  await earlier.write({ ...task, content: contentHash('all-pages', content.html) }, () =>
    renderDocumentOn(pool, { ...task, content }, { output }),
  )
}
