import type { Plugin } from 'vite'
import type { IslandRegistry } from '../render/island-registry.ts'
import { isOwnCode, packageFile } from '../kit/package-files.ts'

/** Files named like `tabs.island.tsx` are islands. Compiled ones of the theme end in `.js`. */
const ISLAND_FILE = /\.island\.[jt]sx?$/

/**
 * `skerry-island:/snippets/counter.jsx#Counter` is a module with a single export of a snippet.
 * `skerry-parts:/snippets/steps.jsx#Steps` has all of them, and `Steps` is the default one.
 * Those of a file that provides contexts start with `skerry-context-`.
 */
const EXPORT_ID = /^\0?skerry-(?:context-)?(island|parts):(.+)(?:#|\?export=)(\w+)$/

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
        // Ours show all their icons at once.
        const isOurs = isOwnCode(file)
        return `
import * as island from ${JSON.stringify(`${file}?island`)}
import { islandHost } from ${JSON.stringify(packageFile('runtime/island'))}
${isOurs ? '' : `import { readIcon } from 'virtual:skerry/icons'`}
export const when = island.when
export default islandHost(${JSON.stringify(name)}, ${isOurs ? 'island' : '{ ...island, readIcon }'})`
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
      filter: { id: EXPORT_ID },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: EXPORT_ID },
      handler(id) {
        const [, kind, file, name] = EXPORT_ID.exec(id)!
        const from = JSON.stringify(file)
        const island = `export { ${name} as default } from ${from}`
        return kind === 'parts' ? `${island}\nexport * from ${from}` : island
      },
    },
  }
}

interface IslandFacts {
  /** The island may contain other components of the file. */
  withParts: boolean
  /** The file provides contexts. */
  withContexts: boolean
}

/** Id of the browser module for an export of a file. */
export function islandExport(
  file: string,
  name: string,
  { withParts, withContexts }: IslandFacts,
): string {
  const kind = withParts ? 'parts' : 'island'
  return `skerry-${withContexts ? 'context-' : ''}${kind}:${file}#${name}`
}
