import type { IslandRegistry } from '../render/island-registry.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { isOwnCode } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'
import type { ServerGraph } from '../render/server-graph.ts'
import {
  layoutFiles,
  layoutStyles,
  notFoundStyles,
  orderStyles,
} from '../render/style-modules.ts'
import type { ClientInput, PageSheet } from './bundle-client.ts'
import type { Contents } from './render-contents.ts'
import { isReferencePage, REFERENCE_MODULE, styleOwners } from '../render/style-owners.ts'

/**
 * The islands and component styles that some page or the layout uses. The client is bundled
 * from these.
 */
export function usedParts(
  project: Project,
  graph: ServerGraph,
  islands: IslandRegistry,
  compilations: readonly PageCompilation[],
  contents: Pick<Contents, 'all'>,
): Pick<ClientInput, 'islands' | 'styles' | 'pageCount'> {
  const used = new Set([...contents.all()].flatMap((facts) => facts.islands))
  const layout = layoutFiles(project)
  return {
    islands: islands
      .all()
      .filter(({ name, module }) => used.has(name) || graph.reaches(layout, module)),
    styles: componentSheets(project, graph, compilations),
    pageCount: compilations.length + 1,
  }
}

/**
 * The style files of components that pages use, without those on every page: each is a stylesheet,
 * with the indexes of the pages that need it. The API reference has one stylesheet, which comes
 * first. The 404 page has the index after the last page.
 */
function componentSheets(
  project: Project,
  graph: ServerGraph,
  compilations: readonly PageCompilation[],
): PageSheet[] {
  const core = new Set(layoutStyles(project, graph))
  const ofReference = graph
    .stylesOf([REFERENCE_MODULE])
    .filter((file) => !core.has(file) && isOwnCode(file))
    .sort()
  const reference = new Set(ofReference)
  const users = new Map<string, Set<number>>()
  const use = (file: string, page: number) =>
    users.set(file, (users.get(file) ?? new Set()).add(page))
  const referencePages = new Set<number>()
  for (const [index, compilation] of compilations.entries()) {
    const isReference = isReferencePage(project, compilation)
    if (isReference) referencePages.add(index)
    for (const file of graph.stylesOf(styleOwners(project, compilation)))
      if (!core.has(file) && !(isReference && reference.has(file))) use(file, index)
  }
  for (const file of notFoundStyles(project, graph)) use(file, compilations.length)
  const own = orderStyles([...users.keys()]).map((file) => ({
    files: [file],
    copies: [],
    pages: users.get(file)!,
  }))
  // Other pages and islands may use some of these files too.
  return referencePages.size > 0
    ? [{ files: ofReference, copies: ofReference, pages: referencePages }, ...own]
    : own
}
