import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { BuildState } from '../write/build-state.ts'
import type { ServerModules } from '../write/module-graph.ts'
import { openModuleGraph, takeServerModules } from '../write/server-modules.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { ProjectHandle } from '../site/project-handle.ts'

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
      const imports: ServerModules['imports'] = []
      const { root, overrides } = project.current
      const modules = openModuleGraph(root, this.environment)
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        imports.push([id, info.importedIds])
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
      takeServerModules(build, modules, imports)
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
