import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { browserModules } from '../virtual/browser-modules.ts'
import { isVirtualModule, virtualModules } from '../virtual/modules.ts'
import type { Live } from '../live.ts'

const NODE = 'skerry-node:'

/** Serves the generated modules, and leaves our Node-only modules outside the bundle. */
export function virtualModulesPlugin(live: Live): Plugin {
  return {
    name: 'skerry:virtual-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(virtual:skerry\/|skerry-node:)/ },
      handler(id) {
        if (id.startsWith(NODE)) {
          return { id: pathToFileURL(id.slice(NODE.length)).href, external: true }
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
        const isBrowser = this.environment.config.consumer === 'client'
        const inBrowser = isBrowser ? browserModules[name] : undefined
        if (inBrowser) return inBrowser(live)
        const text = virtualModules[name](live)
        live.generated.set(name, text)
        return text
      },
    },
  }
}
