import type { Plugin } from 'vite'
import { packageFile } from '../kit/package-files.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import { takenJoined } from '../write/taken-joined.ts'

/** Takes our modules that render pages from those that were joined when the package was built. */
export function joinedModulesPlugin(islands: IslandRegistry): Plugin {
  const own = (room: string) => packageFile(room).replace(/\/[^/]+$/, '')
  const ofPackage = new RegExp(`^${escape(own('runtime'))}/`)
  return {
    name: 'skerry:joined-modules',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    load: {
      filter: { id: ofPackage },
      handler(id) {
        const joined = takenJoined(this.environment)
        for (const part of joined?.partsOf(id) ?? [])
          if (part.endsWith('.island.js')) islands.add(part)
        return joined?.codeOf(id)
      },
    },
    transform: {
      filter: { id: /^\0virtual:skerry\// },
      handler(code) {
        const joined = takenJoined(this.environment)
        return joined && { code: joined.direct(code), map: null }
      },
    },
  }
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
