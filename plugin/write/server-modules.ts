import type { Environment } from 'vite'
import { packageRoot, toPosix } from '../kit/package-files.ts'
import { ServerGraph } from '../render/server-graph.ts'
import type { BuildState } from './build-state.ts'
import { ModuleGraph, type ServerModules } from './module-graph.ts'

/** Creates an empty graph for the modules of an environment. */
export function openModuleGraph(
  root: string,
  { config }: Pick<Environment, 'config'>,
): ModuleGraph {
  // These replace identifiers while bundling, after modules are recorded.
  return new ModuleGraph(root, toPosix(packageRoot), [config.define, config.env])
}

/** Stores the graphs of the server modules in the build state. */
export function setServerModules(
  build: BuildState,
  modules: ModuleGraph,
  imported: ServerModules['imports'],
): void {
  const imports = new Map(imported)
  build.graph.set(
    new ServerGraph(
      (module) => imports.get(module) ?? [],
      () => imports.keys(),
      true,
    ),
  )
  build.modules.set(modules)
  build.serverModules.set({ ...modules.records, imports: imported })
}
