import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { escapePattern } from '../kit/escape-pattern.ts'
import { isOwnCode, packageFile } from '../kit/package-files.ts'
import { fillLayoutHolder, layoutHolder, linkJoinedModule } from './link-joined-module.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { BuildState } from '../write/build-state.ts'
import { SERVER_ENTRY } from '../write/module-graph.ts'
import {
  matchingJoinedModules,
  activeJoinedModules,
} from '../write/active-joined-modules.ts'

/**
 * Files of our package by the end of their import specifiers. Node loads them directly, and the
 * UI strings.
 */
const LEFT_TO_NODE: Record<string, string> = {
  temml: 'joined/temml.js',
  'parse-spec-markdown.js': 'playground/pages/parse-spec-markdown.js',
}

/**
 * Replaces our rendering modules with the joined ones of the package build, which a build links
 * without bundling them. Large modules that import nothing of a site stay external, because
 * bundling them (or transforming them in dev) takes longer than loading them.
 */
export function joinedModulesPlugin(islands: IslandRegistry, build: BuildState): Plugin {
  const own = (room: string) => packageFile(room).replace(/\/[^/]+$/, '')
  const ofPackage = new RegExp(`^${escapePattern(own('runtime'))}/`)
  /** Ids of the joined modules in the current bundle. */
  const linked = new Set<string>()
  const addParts = (parts: readonly string[]) => {
    build.prebuilt.add('modules')
    for (const part of parts) if (part.endsWith('.island.js')) islands.add(part)
  }
  return {
    name: 'skerry:joined-modules',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    buildStart: () => linked.clear(),
    resolveId: {
      filter: {
        id: /^temml$|\/(?:theme\/strings\/[^/]+|parse-spec-markdown|joined\/[^/]+)\.js$/,
      },
      async handler(source, importer) {
        const joined = activeJoinedModules(this.environment)
        if (joined?.ids.includes(source)) {
          if (this.environment.mode === 'dev') return undefined
          if (!linked.has(source)) {
            linked.add(source)
            addParts(joined.partsOf(source))
            await linkJoinedModule(this, source, joined.ids)
          }
          return { id: source, external: 'absolute' }
        }
        if (source === layoutHolder) return { id: source, external: 'absolute' }
        const isOurs =
          isOwnCode(importer ?? '') ||
          (importer?.startsWith('\0virtual:skerry/') && isOwnCode(source))
        if (!isOurs || !matchingJoinedModules(this.environment)) return undefined
        const name = source.replace(/^.*\//, '')
        const file = packageFile(LEFT_TO_NODE[name] ?? `theme/strings/${name}`)
        return { id: pathToFileURL(file).href, external: true }
      },
    },
    load: {
      filter: { id: ofPackage },
      handler(id) {
        const joined = activeJoinedModules(this.environment)
        if (!joined?.ids.includes(id)) return joined?.codeOf(id)
        addParts(joined.partsOf(id))
        // Without a source map: for a minified file it is useless, and generating it doubles
        // the time.
        return { code: readFileSync(id, 'utf8'), map: { mappings: '' } }
      },
    },
    transform: {
      filter: { id: /^\0virtual:skerry\// },
      handler(code, id) {
        const joined = activeJoinedModules(this.environment)
        if (!joined) return undefined
        const isFilling = id === SERVER_ENTRY && this.environment.mode !== 'dev'
        const rewritten = joined.rewriteImports(code)
        return { code: isFilling ? fillLayoutHolder(rewritten) : rewritten, map: null }
      },
    },
  }
}
