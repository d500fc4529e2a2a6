import type { Plugin } from 'vite'
import type { IslandRegistry } from '../render/island-registry.ts'
import { packageFile } from '../kit/package-files.ts'

/** Files named like `tabs.island.tsx` are islands. Compiled ones of the theme end in `.js`. */
const ISLAND_FILE = /\.island\.[jt]sx?$/

/** `skerry-island:/snippets/counter.jsx#Counter` is a module with a single export of a snippet. */
const EXPORT_PREFIX = 'skerry-island:'

/**
 * Adds a host element around each island in server modules.
 *
 * The file itself isn't changed: another module wraps it. The browser, for which this plugin
 * does nothing, gets the island as written.
 */
export function islandsPlugin(islands: IslandRegistry): Plugin {
  return {
    name: 'skerry:islands',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    load: {
      filter: { id: ISLAND_FILE },
      handler(file) {
        const { name } = islands.add(file)
        return `
import * as island from ${JSON.stringify(`${file}?island`)}
import { islandHost } from ${JSON.stringify(packageFile('runtime/island'))}
export const when = island.when
export default islandHost(${JSON.stringify(name)}, island)`
      },
    },
  }
}

/**
 * Makes single exports of a file islands: those of `.jsx` snippets whose components have state
 * or handle events.
 */
export function islandExportsPlugin(): Plugin {
  return {
    name: 'skerry:island-exports',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${EXPORT_PREFIX}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${EXPORT_PREFIX}`) },
      handler(id) {
        const [file, name] = id.slice(EXPORT_PREFIX.length + 1).split(/#|\?export=/)
        return `export { ${name} as default } from ${JSON.stringify(file)}`
      },
    },
  }
}

/** Id of the browser module for a single export of a file. */
export function islandExport(file: string, name: string): string {
  return `${EXPORT_PREFIX}${file}#${name}`
}
