import { existsSync, readFileSync } from 'node:fs'
import type { BuildEnvironment, ViteBuilder } from 'vite'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { canonicalText } from '../kit/canonical-text.ts'
import { contentHash } from '../kit/content-hash.ts'
import { isOwnCode, packageFile, packageRoot } from '../kit/package-files.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { type Island, islandName } from '../render/island-registry.ts'
import type { JoinedModules } from '../render/joined-modules.ts'
import { searchModule } from '../render/search-module.ts'
import { hasPostcssConfig } from '../kit/has-postcss-config.ts'
import { bundleOnce } from './bundle-once.ts'
import type { BundledChunk, BundledFile } from './bundled-file.ts'
import { PortablePaths } from './portable-paths.ts'
import {
  bundleKind,
  packBundle,
  unpackBundle,
  type BundledSite,
} from './stored-bundles.ts'
import { isJoinedOff, matchingJoinedModules } from './active-joined-modules.ts'

/** Scripts that pages load besides islands, by the name of their entry. */
const CORE = {
  loader: 'runtime/loader/loader',
  hydrate: 'runtime/hydrate',
  actions: 'runtime/actions',
  'handle-sidebar': 'runtime/handle-sidebar',
}

/**
 * Islands that few sites use, bundled only if pages use them. Otherwise code would be split
 * differently for all other islands. Diagrams also add megabytes.
 */
const RARE = ['diagram', 'socket', 'variation-select', 'view-select']

/**
 * Script entries of the client bundle: those of every page, and islands.
 *
 * @param haveContexts Whether islands may provide contexts.
 */
export function scriptEntries(
  islands: readonly Island[],
  haveContexts: boolean,
): Record<string, string> {
  const hydrate = haveContexts ? 'runtime/hydrate-in-context' : CORE.hydrate
  return Object.fromEntries([
    ...Object.entries({ ...CORE, hydrate }).map(([name, file]) => [
      name,
      packageFile(file),
    ]),
    ...islands.map(({ name, module }) => [islandEntry(name), module]),
  ])
}

/** The entry name of an island. */
export function islandEntry(name: string): string {
  return `island-${name}`
}

/**
 * Provides the scripts of a site that has no islands of its own. They contain all our islands,
 * used or not, so they are identical for all such sites and prebuilt with the package. If a
 * site's settings require different ones, they are bundled here. Stylesheets are bundled
 * separately.
 *
 * @returns The files that the given islands need. Undefined if scripts include code of the site
 *   or of plugins: then everything goes into one bundle.
 * @throws SkerryError if they can't be bundled.
 */
export async function bundleOwnScripts(
  builder: ViteBuilder,
  site: BundledSite,
  islands: readonly Island[],
): Promise<BundledFile[] | undefined> {
  const environment = builder.environments['client']!
  const parts = matchingJoinedModules(environment)
  const { root, operations } = site.project.current
  const isOurs = islands.every(({ module }) => isOwnCode(module))
  const isPlain = !environment.config.build.manifest && !hasPostcssConfig(root)
  if (!parts || !isOurs || !isPlain) return undefined
  const hasApi = operations.bindings.size > 0
  const used = islands.map(({ name }) => name)
  const entries = scriptEntries(commonIslands(parts, hasApi, used), false)
  const files =
    readPrebuilt(environment, site, entries) ??
    (await bundleScripts(builder, environment, site, entries))
  return reachedFrom(files, [...Object.keys(CORE), ...used.map(islandEntry)])
}

/**
 * Bundles the scripts that ship with the package, for sites without and with API pages.
 *
 * @returns File name to content.
 */
export async function prebuildScripts(
  builder: ViteBuilder,
  site: BundledSite,
): Promise<Map<string, Uint8Array>> {
  await site.project.open()
  const environment = builder.environments['client']!
  const prebuilt = new Map<string, Uint8Array>()
  for (const hasApi of [false, true]) {
    const entries = scriptEntries(
      commonIslands(matchingJoinedModules(environment)!, hasApi, []),
      false,
    )
    const files = await bundleScripts(builder, environment, site, entries)
    const packed = packBundle(
      { files, islands: [] },
      new PortablePaths(site.project.current.root),
    )
    if (!packed)
      throw new Error('The scripts contain the character that delimits placeholders')
    const parts = bundleKind.encode(packed).map((part) => Buffer.from(part as string))
    prebuilt.set(prebuiltName(environment, site, entries), Buffer.concat(parts))
  }
  return prebuilt
}

/** Our islands that all sites have, and rare ones that this site uses. */
function commonIslands(
  parts: JoinedModules,
  hasApi: boolean,
  used: readonly string[],
): Island[] {
  const joined = parts.ids.filter((id) => hasApi || !id.endsWith('/api.js'))
  return joined
    .flatMap((id) => parts.partsOf(id))
    .filter((id) => id.endsWith('.island.js'))
    .map((module): Island => ({ name: islandName(module), module }))
    .filter(({ name }) => !RARE.includes(name) || used.includes(name))
    .sort((a, b) => byCodeUnit(a.name, b.name))
}

function bundleScripts(
  builder: ViteBuilder,
  environment: BuildEnvironment,
  site: BundledSite,
  entries: Readonly<Record<string, string>>,
): Promise<BundledFile[]> {
  site.build.clientEntries.set(entries)
  return bundleOnce(builder, environment, site)
}

function readPrebuilt(
  environment: BuildEnvironment,
  site: BundledSite,
  entries: Readonly<Record<string, string>>,
): BundledFile[] | undefined {
  if (isJoinedOff) return undefined
  const file = packageFile(`joined/${prebuiltName(environment, site, entries)}`)
  if (!existsSync(file)) return undefined
  const packed = bundleKind.decode(readFileSync(file))
  if (packed) site.build.prebuilt.add('scripts')
  return (
    packed && unpackBundle(packed, new PortablePaths(site.project.current.root)).files
  )
}

/**
 * The file name of prebuilt scripts: a hash of everything they depend on except our own
 * modules.
 */
function prebuiltName(
  { config }: BuildEnvironment,
  { project }: BundledSite,
  entries: Readonly<Record<string, string>>,
): string {
  const { outDir: _, emptyOutDir: __, ...options } = config.build
  const { alias: ___, ...resolving } = config.resolve
  const key = contentHash(
    ...Object.keys(entries),
    searchModule(project.current).replaceAll(packageRoot, ''),
    // Packages bundled into the scripts. Vite's version is left out: other output of it does
    // the same.
    ...packageVersions([{ name: 'preact', from: packageRoot }]),
    canonicalText([
      options,
      config.base,
      config.isProduction,
      resolving,
      config.css,
      config.json,
      config.oxc,
      config.assetsInclude,
      config.experimental,
    ]),
  )
  return `${key.slice(0, 16)}.scripts`
}

/** The files that entries load, immediately or later, with their styles. */
function reachedFrom(
  files: readonly BundledFile[],
  entries: readonly string[],
): BundledFile[] {
  const chunks = new Map<string, BundledChunk>()
  for (const file of files) if (file.type === 'chunk') chunks.set(file.fileName, file)
  const isWanted = ({ isEntry, name }: BundledChunk) => isEntry && entries.includes(name)
  const reached = new Set(
    [...chunks.values()].filter(isWanted).map(({ fileName }) => fileName),
  )
  for (const name of reached) {
    const { imports = [], dynamicImports = [], styles = [] } = chunks.get(name) ?? {}
    for (const each of [...imports, ...dynamicImports, ...styles]) reached.add(each)
  }
  return files.filter(({ fileName }) => reached.has(fileName))
}
