import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { toPosix } from '../kit/package-files.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import type { GuardedServer } from './guard-request.ts'

/** What a dev server tells the guard of its requests: which modules it knows, and where files lie. */
export function guardedServer(
  { config, environments }: ViteDevServer,
  project: ProjectHandle,
  islands: IslandRegistry,
): GuardedServer {
  const { moduleGraph } = environments['client']!
  const isIsland = (id: string) =>
    islands.all().some(({ module }) => addressedId(module) === id)
  return {
    root: toPosix(config.root),
    cacheDir: toPosix(config.cacheDir),
    isModule: (id) =>
      isUsed(moduleGraph.getModuleById(id)) ||
      [...(moduleGraph.getModulesByFile(id) ?? [])].some(isUsed) ||
      isIsland(id) ||
      isLinkedSource(id, project),
  }
}

/** Code that other code of the site names: a worker is no import. */
function isLinkedSource(id: string, project: ProjectHandle): boolean {
  if (!project.isOpen) return false
  const { root, evidence, folder } = project.current
  const file = id.startsWith(`${root}/`) ? id.slice(root.length + 1) : undefined
  return (
    file !== undefined &&
    evidence.mentioned.has(file) &&
    folder.site.snippets.includes(file)
  )
}

/** The id of an island's module as the address has it that pages ask for. */
function addressedId(module: string): string {
  return module.startsWith('/')
    ? module.replace(/[?#].*$/, '')
    : module.replace(/#.*$/, '')
}

/**
 * Whether a module is imported, or was served before. Files that are only watched, such as the
 * settings, have a node without an id, and those that somebody only asked for one without code.
 */
function isUsed(node: EnvironmentModuleNode | undefined): boolean {
  if (!node || node.id === null) return false
  return node.importers.size > 0 || node.transformResult !== null
}
