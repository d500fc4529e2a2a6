import type { Plugin } from 'vite'
import { generatedModule, isVirtualModule } from '../render/virtual-modules.ts'
import type { BuildState } from '../write/build-state.ts'
import type { ProjectHandle } from '../site/project-handle.ts'

const NODE = 'skerry-node:'

/** Serves virtual modules, and keeps our Node-only modules out of the bundle. */
export function virtualModulesPlugin(project: ProjectHandle, build: BuildState): Plugin {
  return {
    name: 'skerry:virtual-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(virtual:skerry\/|skerry-node:)/ },
      handler(id) {
        if (id.startsWith(NODE)) {
          return { id: id.slice(NODE.length), external: true }
        }
        if (isVirtualModule(id)) return `\0${id}`
        return undefined
      },
    },
    load: {
      filter: { id: /^\0virtual:skerry\// },
      handler(id) {
        const name = id.slice(1)
        if (!isVirtualModule(name)) return undefined
        const { consumer } = this.environment.config
        const { known } = build.pageImports
        return generatedModule(name, project.current, consumer, known)
      },
    },
  }
}
