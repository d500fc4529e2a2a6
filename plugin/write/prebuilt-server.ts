import type { BuildEnvironment, ViteBuilder } from 'vite'
import { generatedModule, isVirtualModule } from '../render/virtual-modules.ts'
import { matchingJoinedModules } from './active-joined-modules.ts'
import { makeBundle, restoreBundle } from './bundle-once.ts'
import type { BundledFile } from './bundled-file.ts'
import { prebuiltFile, readPrebuilt, type PrebuiltInputs } from './prebuilt-bundles.ts'
import type { BundledSite } from './stored-bundles.ts'

/** The generated modules of a server bundle. Overrides and what pages import are part of them. */
const GENERATED = [
  'virtual:skerry/components',
  'virtual:skerry/icons',
  'virtual:skerry/layout',
  'virtual:skerry/page-imports',
  'virtual:skerry/server',
  'virtual:skerry/strings',
] as const

/**
 * Takes the server bundle that ships with the package, for sites in English without code of their
 * own. Undefined for others.
 */
export function prebuiltServer(
  environment: BuildEnvironment,
  site: BundledSite,
): BundledFile[] | undefined {
  if (!matchingJoinedModules(environment)) return undefined
  const bundle = readPrebuilt(serverInputs(environment, site))
  if (!bundle) return undefined
  site.build.prebuilt.add('server')
  return restoreBundle(bundle, environment, site)
}

/**
 * Bundles the server modules that ship with the package. The project must be open.
 *
 * @returns File name and content.
 * @throws Error if the bundle contains other generated modules than its key.
 */
export async function prebuildServer(
  builder: ViteBuilder,
  site: BundledSite,
): Promise<[name: string, content: Uint8Array]> {
  const environment = builder.environments['ssr']!
  site.build.pageImports.set(new Map())
  environment.config.build.sourcemap = false
  const bundle = await makeBundle(builder, environment, site)
  const names: readonly string[] = GENERATED
  const unknown = site.build.bundled.value
    .map((id) => id.replace(/^\0/, ''))
    .filter((id) => isVirtualModule(id) && !names.includes(id))
  if (unknown.length > 0)
    throw new Error(`The key of the server bundle lacks ${unknown.join(', ')}`)
  return prebuiltFile(serverInputs(environment, site), bundle)
}

function serverInputs(
  environment: BuildEnvironment,
  { project: { current: project }, build }: BundledSite,
): PrebuiltInputs {
  return {
    kind: 'server',
    environment,
    root: project.root,
    texts: GENERATED.map((name) =>
      generatedModule(name, project, 'server', build.pageImports.value),
    ),
    packages: ['preact', 'preact-render-to-string'],
  }
}
