import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { toPosix } from '../kit/package-files.ts'
import { filesOfLayoutSheet } from '../render/joined-layout-sheet.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import { isStyleSheet } from '../render/server-graph.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import type { GuardedServer } from './guard-request.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'
import { pathBelow } from '../kit/path-below.ts'

/** Describes a dev server to the request guard: its folders and known modules. */
export function guardedServer(
  { config, environments }: ViteDevServer,
  project: ProjectHandle,
  islands: IslandRegistry,
): GuardedServer {
  const { moduleGraph } = environments['client']!
  const { moduleGraph: serverGraph } = environments['ssr']!
  const isIsland = (id: string) =>
    islands.all().some(({ module }) => addressedId(module) === id)
  return {
    root: toPosix(config.root),
    cacheDir: toPosix(config.cacheDir),
    isModule: (id) =>
      isUsed(moduleGraph.getModuleById(id)) ||
      [...(moduleGraph.getModulesByFile(id) ?? [])].some(isUsed) ||
      isIsland(id) ||
      // Pages link to stylesheets that only server modules import.
      (isStyleSheet(id) && isUsed(serverGraph.getModuleById(id))) ||
      filesOfLayoutSheet(id) !== undefined ||
      isLinkedSource(id, project),
  }
}

/**
 * Whether it is code that other code of the site references other than by imports, such as a
 * worker.
 */
function isLinkedSource(id: string, project: ProjectHandle): boolean {
  if (!project.isOpen) return false
  const { root, fileFacts, folder } = project.current
  const file = pathBelow(root, id)
  return (
    file !== undefined &&
    fileFacts.mentioned.has(file) &&
    folder.site.snippets.includes(file)
  )
}

/** The id of an island's module as it is in the URL that pages request. */
function addressedId(module: string): string {
  return module.startsWith('/') ? cleanUrl(module) : module.replace(/#.*$/, '')
}

/**
 * Whether a module is imported, or has been served. Nodes of files that are only watched, such
 * as the settings, have no id. Nodes of files that were only requested have no code.
 */
function isUsed(node: EnvironmentModuleNode | undefined): boolean {
  if (!node || node.id === null) return false
  return node.importers.size > 0 || node.transformResult !== null
}
