import type { DocumentAssets, SiteData } from '../../runtime/types/rendering.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { EMPTY_PAGE, notFoundNavigation, notFoundPage } from '../render/not-found-page.ts'
import type { SidebarTable } from '../render/page-data.ts'
import type { ContentAnswer, ContentTask, DocumentTask } from '../render/page-tasks.ts'
import { renderDocumentOn } from '../render/render-on-pool.ts'
import { headElements, headHtml } from '../render/site-extensions.ts'
import type { Project } from '../site/project.ts'
import type { EarlierDocuments } from './earlier-documents.ts'
import type { SidebarRows } from './write-sidebar-rows.ts'

export interface NotFoundInput {
  project: Project
  pool: WorkerPool
  sidebars: SidebarTable
  site: SiteData
  output: StagingWriter
  earlier: EarlierDocuments
}

/** Writes `404.html`, which hosts show for unknown addresses. */
export async function renderNotFound(
  { project, pool, sidebars, site, output, earlier }: NotFoundInput,
  rows: SidebarRows,
  assets: DocumentAssets,
): Promise<void> {
  const page = notFoundPage(project)
  const navigation = notFoundNavigation(project)
  const elements = headElements(project.options, page, site)
  const task: Omit<DocumentTask, 'content'> = {
    type: 'document',
    page,
    navigation: {
      ...navigation,
      sidebar: sidebars.refOf(navigation),
      ...rows.of({ page, around: navigation }),
    },
    assets: { ...assets, head: assets.head + headHtml(elements, site.base) },
    files: ['404.html'],
  }
  const render = async () => {
    const content = await renderContent(pool, page, navigation)
    return renderDocumentOn(pool, { ...task, content }, { output })
  }
  // Its content is the layout's; components of the site may stand in it.
  if (project.overrides.components.size > 0) await render()
  else await earlier.write({ ...task, content: 'not-found' }, render)
}

async function renderContent(
  pool: WorkerPool,
  page: ContentTask['page'],
  navigation: NonNullable<ContentTask['notFound']>['navigation'],
) {
  const task: ContentTask = {
    type: 'content',
    key: '',
    codeKey: '',
    code: EMPTY_PAGE,
    page,
    imports: [],
    notFound: { navigation },
  }
  return (await pool.run<ContentAnswer>(task)).content!
}
