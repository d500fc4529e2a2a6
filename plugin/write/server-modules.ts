import type { Environment } from 'vite'
import { packageRoot, toPosix } from '../kit/package-files.ts'
import { ServerGraph } from '../render/server-graph.ts'
import type { BuildState } from './build-state.ts'
import { ModuleGraph, type ServerModules } from './module-graph.ts'

/** An empty graph of the modules that an environment bundles. */
export function openModuleGraph(
  root: string,
  { config }: Pick<Environment, 'config'>,
): ModuleGraph {
  // What bundling puts in the place of names, which modules do not show.
  return new ModuleGraph(root, toPosix(packageRoot), [config.define, config.env])
}

/** Leaves the graphs of the server's modules for the steps that follow. */
export function takeServerModules(
  build: BuildState,
  modules: ModuleGraph,
  imported: ServerModules['imports'],
): void {
  const imports = new Map(imported)
  build.graph.set(
    new ServerGraph(
      (module) => imports.get(module) ?? [],
      () => imports.keys(),
    ),
  )
  build.modules.set(modules)
  build.serverModules.set({ ...modules.records, imports: imported })
}
