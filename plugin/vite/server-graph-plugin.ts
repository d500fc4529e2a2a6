import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'
import { importsOfGenerated, type JoinedModules } from '../render/joined-modules.ts'
import {
  generatedModule,
  isVirtualModule,
  PAGE_IMPORTS,
} from '../render/virtual-modules.ts'
import type { Project } from '../site/project.ts'
import type { BuildState } from '../write/build-state.ts'
import { SERVER_ENTRY, type ServerModules } from '../write/module-graph.ts'
import { matchingJoinedModules } from '../write/active-joined-modules.ts'
import { openModuleGraph, setServerModules } from '../write/server-modules.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { ProjectHandle } from '../site/project-handle.ts'

/**
 * Records the import graph of the server build, from which the styles of components follow,
 * and the content of its modules, which is part of the cache keys of rendered pages.
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
      const ids = [...this.getModuleIds()]
      const known = matchingJoinedModules(this.environment)
      const parts = known ? partsAmong(ids, known) : []
      const idOf = resolver(this, known)
      for (const part of parts) {
        const imported = await Promise.all(known!.importsOf(part)!.map(idOf))
        const dynamic = await Promise.all(known!.dynamicImportsOf(part)!.map(idOf))
        imports.push([part, imported])
        modules.add(part, known!.hashOf(part)!, [...imported, ...dynamic])
      }
      for (const id of ids) {
        if (known?.has(id)) continue
        const info = this.getModuleInfo(id)
        // An external module has no code. It is hashed by name, as part of those that import it.
        if (!info || info.code === null) continue
        // The same text, whether or not joined modules are used.
        const generated = known && generatedCode(id, project.current, build)
        const code = generated ?? info.code
        const imported =
          generated === undefined
            ? info.importedIds
            : await Promise.all(importsOfGenerated(generated).map(idOf))
        imports.push([id, imported])
        const text = `${code}${assetHash(id, code)}`
        modules.add(id, text, [...imported, ...info.dynamicallyImportedIds])
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
      setServerModules(build, modules, imports)
    },
  }
}

/** The parts in a bundle: those of its joined modules, and those included individually. */
function partsAmong(ids: readonly string[], known: JoinedModules): string[] {
  const joined = ids.filter((id) => known.ids.includes(id))
  const parts = joined.flatMap((id) => known.partsOf(id))
  return [...new Set([...parts, ...ids.filter((id) => known.isPart(id))])]
}

/** Creates a caching resolver from specifiers to ids. */
function resolver(
  context: Pick<Rollup.PluginContext, 'resolve'>,
  parts: JoinedModules | undefined,
) {
  const found = new Map<string, Promise<string>>()
  return (name: string): Promise<string> => {
    if (name.startsWith('\0') || parts?.has(name)) return Promise.resolve(name)
    const known =
      found.get(name) ??
      context.resolve(name, SERVER_ENTRY).then((resolved) => resolved?.id ?? name)
    found.set(name, known)
    return known
  }
}

function generatedCode(
  id: string,
  project: Project,
  build: BuildState,
): string | undefined {
  const name = id.slice(1)
  if (!id.startsWith('\0') || !isVirtualModule(name)) return undefined
  return generatedModule(name, project, 'server', build.pageImports.value)
}

/**
 * Matches modules that export the URL of a file. The URL includes a content hash, for which the
 * code only has a placeholder.
 */
const ASSET = /ROLLDOWN_FILE_URL_|__VITE_ASSET__/

function assetHash(id: string, code: string): string {
  if (!ASSET.test(code)) return ''
  try {
    return contentHash(readFileSync(id.split('?')[0]!))
  } catch {
    return ''
  }
}
