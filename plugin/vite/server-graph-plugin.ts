import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { BuildState } from '../write/build-state.ts'
import { ModuleGraph } from '../write/module-graph.ts'
import { contentHash } from '../kit/content-hash.ts'
import { packageRoot, toPosix } from '../kit/package-files.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { ServerGraph } from '../render/server-graph.ts'

/** The module from which all that pages import is imported. */
const PAGE_IMPORTS = '\0virtual:skerry/page-imports'

/**
 * Reads off the server build what its modules import, and so which styles belong to which
 * component, and what each of them does, by which rendered pages are stored.
 */
export function serverGraphPlugin(project: ProjectHandle, build: BuildState): Plugin {
  return {
    name: 'skerry:server-graph',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    async buildEnd() {
      const imports = new Map<string, readonly string[]>()
      const { root, overrides } = project.current
      const { config } = this.environment
      const modules = new ModuleGraph(root, toPosix(packageRoot), [
        // What bundling puts in the place of names, which modules do not show.
        config.define,
        config.env,
      ])
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        // What is imported later brings its styles along when it is.
        imports.set(id, info.importedIds)
        const { code, importedIds, dynamicallyImportedIds } = info
        const text = `${code ?? ''}${assetHash(id, code ?? '')}`
        modules.add(id, text, [...importedIds, ...dynamicallyImportedIds])
      }
      const named = [
        ...build.pageImports.value.values(),
        ...overrides.components.values(),
        ...overrides.layout.values(),
      ]
      for (const name of named) {
        const found = await this.resolve(name, PAGE_IMPORTS)
        if (found) modules.addName(name, found.id)
      }
      const graph = new ServerGraph(
        (module) => imports.get(module) ?? [],
        () => imports.keys(),
      )
      build.graph.set(graph)
      build.modules.set(modules)
    },
  }
}

/** Modules that give the address of a file: it has a hash of the file's content, of which the code has only a stand-in. */
const ASSET = /ROLLDOWN_FILE_URL_|__VITE_ASSET__/

function assetHash(id: string, code: string): string {
  if (!ASSET.test(code)) return ''
  try {
    return contentHash(readFileSync(id.split('?')[0]!))
  } catch {
    return ''
  }
}
