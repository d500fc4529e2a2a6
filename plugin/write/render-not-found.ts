import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import {
  notFoundNavigation,
  notFoundPage,
  notFoundTask,
} from '../render/not-found-page.ts'
import {
  contentDiagnostics,
  renderContentOn,
  renderDocumentOn,
} from '../render/render-on-pool.ts'
import { type FramePageInput, framePageTask } from './frame-page-task.ts'
import { wildcardRedirects } from './wildcard-redirects.ts'

/** Writes `404.html`, which hosts serve for unknown URLs. Returns the problems of rendering it. */
export async function renderNotFound(input: FramePageInput): Promise<Diagnostic[]> {
  const { project, pool, output, earlier: previous } = input
  const page = notFoundPage(project)
  const navigation = notFoundNavigation(project)
  const head = input.assets.head + wildcardRedirects(project.site, input.site)
  const assets = { ...input.assets, head }
  const task = framePageTask({ ...input, assets }, page, navigation, '404.html')
  const found: Diagnostic[] = []
  const render = async () => {
    const answer = await renderContentOn(pool, notFoundTask(page, navigation))
    found.push(...contentDiagnostics(page.file, answer.facts))
    return renderDocumentOn(pool, { ...task, content: answer.content! }, { output })
  }
  try {
    // The layout renders its content, which may include components of the site.
    const { failure, inline } =
      project.overrides.components.size > 0
        ? await render()
        : await previous.write({ ...task, content: 'not-found' }, render)
    if (inline) input.shells.set(page.path, inline)
    return failure ? [...found, failure] : found
  } catch (error) {
    if (!(error instanceof SkerryError)) throw error
    return [...error.diagnostics]
  }
}
