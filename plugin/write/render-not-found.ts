import {
  notFoundNavigation,
  notFoundPage,
  notFoundTask,
} from '../render/not-found-page.ts'
import type { ContentAnswer } from '../render/page-tasks.ts'
import { renderDocumentOn } from '../render/render-on-pool.ts'
import { type FramePageInput, framePageTask } from './frame-page-task.ts'

/** Writes `404.html`, which hosts serve for unknown URLs. */
export async function renderNotFound(input: FramePageInput): Promise<void> {
  const { project, pool, output, earlier: previous } = input
  const page = notFoundPage(project)
  const navigation = notFoundNavigation(project)
  const task = framePageTask(input, page, navigation, '404.html')
  const render = async () => {
    const { content } = await pool.run<ContentAnswer>(notFoundTask(page, navigation))
    return renderDocumentOn(pool, { ...task, content: content! }, { output })
  }
  // The layout renders its content, which may include components of the site.
  if (project.overrides.components.size > 0) await render()
  else await previous.write({ ...task, content: 'not-found' }, render)
}
