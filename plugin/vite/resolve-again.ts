import type { ViteDevServer } from 'vite'
import { MISSING_MODULE, type MissingModules } from '../render/missing-modules.ts'
import type { FileEvent } from './apply-changes.ts'

/**
 * Makes modules of the site resolve their imports again if a change affects the result: of a
 * deleted file, of one that was missing, and of one that lacked an export. Vite would keep the
 * code of the importers.
 *
 * @param missing Forgets the imports that are resolved again. Those still missing are added then.
 * @param path Absolute path of the changed file.
 */
export function resolveAgain(
  { config, environments }: ViteDevServer,
  missing: MissingModules,
  path: string,
  event: FileEvent,
): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const changed = [...moduleGraph.idToModuleMap.values()].filter(({ id, file }) =>
      id?.startsWith(MISSING_MODULE)
        ? event === 'create' || id.includes(JSON.stringify({ target: path }).slice(1, -1))
        : event === 'delete' && file === path,
    )
    for (const module of changed) {
      for (const importer of module.importers) {
        moduleGraph.invalidateModule(importer)
        missing.forget(importer.file?.slice(config.root.length + 1))
      }
    }
  }
}
