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
import type { ClientInput } from './bundle-client.ts'
import type { Sheet } from '../render/style-modules.ts'
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
): Pick<ClientInput, 'islands' | 'styles'> {
  const used = new Set([...contents.all()].flatMap((facts) => facts.islands))
  const layout = layoutFiles(project)
  return {
    islands: islands
      .all()
      .filter(({ name, module }) => used.has(name) || graph.reaches(layout, module)),
    styles: componentSheets(project, graph, compilations),
  }
}

/**
 * Groups the style files of components that pages use into stylesheets, without those on every
 * page. Files used by the same pages share a stylesheet. API pages have one stylesheet for the
 * whole API reference, which comes first.
 */
function componentSheets(
  project: Project,
  graph: ServerGraph,
  compilations: readonly PageCompilation[],
): Sheet[] {
  const core = new Set(layoutStyles(project, graph))
  const ofReference = graph
    .stylesOf([REFERENCE_MODULE])
    .filter((file) => !core.has(file) && isOwnCode(file))
    .sort()
  const reference = new Set(ofReference)
  const users = new Map<string, number[]>()
  let hasReference = false
  for (const [index, compilation] of compilations.entries()) {
    const isReference = isReferencePage(project, compilation)
    hasReference ||= isReference
    for (const file of graph.stylesOf(styleOwners(project, compilation)))
      if (!core.has(file) && !(isReference && reference.has(file)))
        addTo(users, file, index)
  }
  for (const file of notFoundStyles(project, graph))
    addTo(users, file, compilations.length)
  const sheets = new Map<string, string[]>()
  for (const file of orderStyles([...users.keys()]))
    addTo(sheets, users.get(file)!.join(), file)
  const own = [...sheets.values()].map((files) => ({ files, copies: [] }))
  // Other pages and islands may use some of these files too.
  return hasReference ? [{ files: ofReference, copies: ofReference }, ...own] : own
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
