import type { WorkerPool } from '../kit/worker-pool.ts'
import { EMPTY_PAGE, notFoundNavigation, notFoundPage } from '../render/not-found-page.ts'
import type { ContentAnswer, ContentTask } from '../render/page-tasks.ts'
import { renderDocumentOn } from '../render/render-on-pool.ts'
import { type FramePageInput, framePageTask } from './frame-page-task.ts'

/** Writes `404.html`, which hosts serve for unknown URLs. */
export async function renderNotFound(input: FramePageInput): Promise<void> {
  const { project, pool, output, earlier } = input
  const page = notFoundPage(project)
  const navigation = notFoundNavigation(project)
  const task = framePageTask(input, page, navigation, '404.html')
  const render = async () => {
    const content = await renderContent(pool, page, navigation)
    return renderDocumentOn(pool, { ...task, content }, { output })
  }
  // The layout renders its content, which may include components of the site.
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
