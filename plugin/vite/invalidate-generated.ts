import type { DevEnvironment, ViteDevServer } from 'vite'
import type { Project } from '../site/project.ts'
import { generatedModule, virtualModuleNames } from '../render/virtual-modules.ts'

/** Invalidates virtual modules whose code has changed with the project, and their importers. */
export function invalidateGenerated(
  before: Project,
  after: Project,
  { environments }: ViteDevServer,
): void {
  if (before === after) return
  for (const environment of Object.values(environments)) {
    const { moduleGraph } = environment
    for (const name of virtualModuleNames) {
      const module = moduleGraph.getModuleById(`\0${name}`)
      if (!module || !isOther(name, before, after, environment)) continue
      moduleGraph.invalidateModule(module)
      // Its importers' own code depends on it, which Vite would only evaluate again.
      if (name === 'virtual:skerry/page-scope')
        for (const importer of module.importers) moduleGraph.invalidateModule(importer)
    }
  }
}

function isOther(
  name: (typeof virtualModuleNames)[number],
  before: Project,
  after: Project,
  { config: { consumer } }: DevEnvironment,
): boolean {
  return (
    generatedModule(name, before, consumer) !== generatedModule(name, after, consumer)
  )
}
