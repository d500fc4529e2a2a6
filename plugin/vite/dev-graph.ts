import type { DevEnvironment } from 'vite'
import { importsOfGenerated } from '../render/joined-modules.ts'
import { ServerGraph } from '../render/server-graph.ts'
import { generatedModule, isVirtualModule } from '../render/virtual-modules.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { activeJoinedModules } from '../write/active-joined-modules.ts'

/** The graph of the server modules loaded so far. */
export function devGraph(
  environment: DevEnvironment,
  project: ProjectHandle,
): ServerGraph {
  const { moduleGraph } = environment
  const joined = activeJoinedModules(environment)
  const importsOf = (id: string) => {
    const name = id.slice(1)
    if (!joined || !id.startsWith('\0') || !isVirtualModule(name))
      return joined?.importsOf(id)
    return importsOfGenerated(generatedModule(name, project.current, 'server'))
  }
  return new ServerGraph(
    (module) =>
      importsOf(module) ??
      [...(moduleGraph.getModuleById(module)?.importedModules ?? [])].flatMap(
        ({ id }) => id ?? [],
      ),
    () => moduleGraph.idToModuleMap.keys(),
  )
}
