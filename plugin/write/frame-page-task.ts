import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { DocumentAssets, SiteData } from '../../runtime/types/rendering.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { notFoundPage } from '../render/not-found-page.ts'
import type { InlineCode } from '../render/inline-code.ts'
import type { SidebarTable } from '../render/page-data.ts'
import type { DocumentTask } from '../render/page-tasks.ts'
import { headElements, headHtml } from '../render/head-elements.ts'
import type { Project } from '../site/project.ts'
import type { PreviousDocuments } from './previous-documents.ts'
import type { SidebarRows } from './write-sidebar-rows.ts'

/**
 * Input for rendering pages that don't come from the content folder: `404.html`, the list of
 * all pages.
 */
export interface FramePageInput {
  project: Project
  pool: WorkerPool
  sidebars: SidebarTable
  site: SiteData
  output: StagingWriter
  earlier: PreviousDocuments
  rows: SidebarRows
  /** Inline code of layouts, by `Page.path`, to which that of these pages is added. */
  shells: Map<string, InlineCode>
  assets: DocumentAssets
}

/** Creates the task that renders such a page's document, except for its content. */
export function framePageTask(
  { project, sidebars, site, rows, assets }: FramePageInput,
  page: PageData,
  navigation: PageNavigation,
  file: string,
): Omit<DocumentTask, 'content'> {
  const elements = headElements(project.options, page, site)
  return {
    type: 'document',
    page,
    navigation: {
      ...navigation,
      sidebar: sidebars.refOf(navigation),
      ...rows.of({ page: notFoundPage(project), around: navigation }),
    },
    assets: { ...assets, head: assets.head + headHtml(elements, site.base) },
    files: [file],
    hasOwnLayout: project.overrides.layout.size > 0,
  }
}
