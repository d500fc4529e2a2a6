import type { ReactUse } from '../render/page-tasks.ts'
import type { Project } from '../site/project.ts'
import type { ModuleGraph } from './module-graph.ts'

/**
 * Determines which code uses React: overrides affect every page, imports the pages that have
 * them.
 */
export function reactUse(
  { overrides }: Project,
  pageImports: ReadonlyMap<string, string>,
  modules: ModuleGraph,
): ReactUse {
  return {
    everywhere: modules.useReact([
      ...overrides.components.values(),
      ...overrides.layout.values(),
    ]),
    imports: [...pageImports].flatMap(([name, id]) =>
      modules.useReact([id]) ? name : [],
    ),
  }
}
