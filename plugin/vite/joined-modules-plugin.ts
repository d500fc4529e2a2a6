import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { escapePattern } from '../kit/escape-pattern.ts'
import { isOwnCode, packageFile } from '../kit/package-files.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { BuildState } from '../write/build-state.ts'
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
 * Replaces our rendering modules with the joined ones of the package build. Large modules that
 * import nothing of a site stay external, because bundling them (or transforming them in dev)
 * takes longer than loading them.
 */
export function joinedModulesPlugin(islands: IslandRegistry, build: BuildState): Plugin {
  const own = (room: string) => packageFile(room).replace(/\/[^/]+$/, '')
  const ofPackage = new RegExp(`^${escapePattern(own('runtime'))}/`)
  return {
    name: 'skerry:joined-modules',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    resolveId: {
      filter: { id: /^temml$|\/(?:theme\/strings\/[^/]+|parse-spec-markdown)\.js$/ },
      handler(source, importer) {
        const isOurs =
          importer?.startsWith('\0virtual:skerry/') || isOwnCode(importer ?? '')
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
        if (joined?.ids.includes(id)) build.prebuilt.add('modules')
        for (const part of joined?.partsOf(id) ?? [])
          if (part.endsWith('.island.js')) islands.add(part)
        if (this.environment.mode === 'dev' && joined?.ids.includes(id))
          // Without a source map: for a minified file it is useless, and generating it doubles
          // the time.
          return { code: readFileSync(id, 'utf8'), map: { mappings: '' } }
        return joined?.codeOf(id)
      },
    },
    transform: {
      filter: { id: /^\0virtual:skerry\// },
      handler(code) {
        const joined = activeJoinedModules(this.environment)
        return joined && { code: joined.rewriteImports(code), map: null }
      },
    },
  }
}
