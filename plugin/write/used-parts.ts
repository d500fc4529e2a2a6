import type { IslandRegistry } from '../render/island-registry.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import type { ServerGraph } from '../render/server-graph.ts'
import { layoutFiles, layoutStyles } from '../render/style-modules.ts'
import type { ClientInput } from './bundle-client.ts'
import type { Contents } from './render-contents.ts'
import { styleOwners } from '../render/style-owners.ts'

/** Islands and component styles that some page, or the layout, uses: the browser's files are made of these. */
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
    styles: componentStyles(project, graph, compilations),
  }
}

/** Style files of components that any page uses, without what every page has anyway. */
function componentStyles(
  project: Project,
  graph: ServerGraph,
  compilations: readonly PageCompilation[],
): string[] {
  const owners = compilations.flatMap((compilation) => styleOwners(project, compilation))
  const core = new Set(layoutStyles(project, graph))
  const styles = graph.stylesOf([...new Set(owners)].sort())
  return styles.filter((file) => !core.has(file)).sort()
}
