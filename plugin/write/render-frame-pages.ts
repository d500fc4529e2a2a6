import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { DocumentAssets } from '../../runtime/types/rendering.ts'
import { notFoundPage } from '../render/not-found-page.ts'
import { notFoundStyles } from '../render/style-modules.ts'
import type { ServerGraph } from '../render/server-graph.ts'
import type { BuiltClient } from './bundle-client.ts'
import type { FramePageInput } from './frame-page-task.ts'
import { pageFonts } from './page-fonts.ts'
import { renderAllPages } from './render-all-pages.ts'
import { renderNotFound } from './render-not-found.ts'

/**
 * Writes the documents that are no pages of the author: `404.html` and the list of all pages.
 * Returns the problems of rendering them.
 *
 * @param plainPage Assets of a page that uses no components.
 */
export async function renderFramePages(
  input: Omit<FramePageInput, 'assets'> & {
    client: BuiltClient
    graph: ServerGraph
  },
  plainPage: DocumentAssets,
): Promise<Diagnostic[]> {
  const { project, client, graph } = input
  const fonts = pageFonts(client, notFoundPage(project).language)
  const assets = { ...plainPage, ...fonts }
  const styles = [...plainPage.styles, ...client.sheetsOf(notFoundStyles(project, graph))]
  return [
    ...(await renderNotFound({ ...input, assets: { ...assets, styles } })),
    ...(await renderAllPages({ ...input, assets })),
  ]
}
