import { packageFile } from '../kit/package-files.ts'
import type { ModuleFacts } from '../mdx/analyse-module.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import { islandExport } from './islands-plugin.ts'

interface WrapperOptions {
  /** Components of the module may render icons. */
  showsIcons: boolean
  /** The module may need a browser to load. It must not import its importers then. */
  mayNeedBrowser: boolean
}

/**
 * The server's version of a module that exports islands: its components in hosts, and its other
 * exports as they are.
 *
 * @param source Id of the module itself.
 * @param file Its file, which the islands are named by.
 */
export function wrapIslands(
  islands: IslandRegistry,
  source: string,
  file: string,
  { exports, interactive, inspecting, sharing, providing }: ModuleFacts,
  { showsIcons, mayNeedBrowser }: WrapperOptions,
): string {
  const from = JSON.stringify(source)
  const lines = [
    `import { islandHost } from ${JSON.stringify(packageFile('runtime/island'))}`,
    ...(mayNeedBrowser
      ? [
          `import { loadInBrowser } from ${JSON.stringify(packageFile('runtime/load-in-browser'))}`,
          `const bare = await loadInBrowser(() => import(${from}), ${JSON.stringify(exports)})`,
        ]
      : [`import * as bare from ${from}`]),
    ...(showsIcons ? [`import { readIcon } from 'virtual:skerry/icons'`] : []),
  ]
  for (const name of exports) {
    if (!interactive.includes(name)) {
      lines.push(
        name === 'default'
          ? 'export default bare.default'
          : `export const ${name} = bare.${name}`,
      )
      continue
    }
    const inspects = inspecting.includes(name)
    const facts = { withParts: inspects, withContexts: providing }
    const { name: island } = islands.add(islandExport(file, name, facts))
    // Islands with a common store must all listen to it before one of them changes it.
    const when = sharing.includes(name) ? 'idle' : 'visible'
    const host = `islandHost(${JSON.stringify(island)}, { default: bare.${name}, when: '${when}'${inspects ? ', parts: bare' : ''}${showsIcons ? ', readIcon' : ''} })`
    lines.push(
      name === 'default' ? `export default ${host}` : `export const ${name} = ${host}`,
    )
  }
  return lines.join('\n')
}
