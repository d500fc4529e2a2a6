import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { contentHash } from '../kit/content-hash.ts'
import { notFoundNavigation } from '../render/not-found-page.ts'
import { renderDocumentOn } from '../render/render-on-pool.ts'
import { allPagesFile, buildAllPages } from './build-all-pages.ts'
import { type FramePageInput, framePageTask } from './frame-page-task.ts'

/** Writes the list of all pages, if the site has one. Returns the problems of rendering it. */
export async function renderAllPages(input: FramePageInput): Promise<Diagnostic[]> {
  const { project, pool, site, output, earlier: previous } = input
  const list = await buildAllPages(project, site)
  if (!list) return []
  const { page, content } = list
  const navigation = {
    ...notFoundNavigation(project),
    previous: undefined,
    next: undefined,
  }
  const task = framePageTask(input, page, navigation, allPagesFile(project.settings))
  const { failure } = await previous.write(
    { ...task, content: contentHash('all-pages', content.html) },
    () => renderDocumentOn(pool, { ...task, content }, { output }),
  )
  return failure ? [failure] : []
}
