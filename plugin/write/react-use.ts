import type { ReactUse } from '../render/page-tasks.ts'
import type { Project } from '../site/project.ts'
import type { ModuleGraph } from './module-graph.ts'

/** What of a site is code for React: overrides are on every page, imports on those that have them. */
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
