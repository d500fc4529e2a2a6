import type { Plugin } from 'vite'
import type { Live } from '../live.ts'

/** Watches the server build's modules to learn which styles belong to which component. */
export function styleGraphPlugin(live: Live): Plugin {
  return {
    name: 'skerry:style-graph',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    buildEnd() {
      const imports = new Map<string, readonly string[]>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        // What is imported later brings its styles along when it is.
        if (info) imports.set(id, info.importedIds)
      }
      live.importsOf = (module) => imports.get(module) ?? []
      live.modules = () => imports.keys()
    },
  }
}
