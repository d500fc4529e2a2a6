import { resolve } from 'node:path'
import type { BuildEnvironment, ViteBuilder } from 'vite'
import { contentHash } from '../kit/content-hash.ts'
import { bundle } from './bundle.ts'
import {
  areUnchangedSince,
  findInputs,
  hashInputs,
  renameInputs,
  type BundleInputs,
} from './bundle-inputs.ts'
import { bundleKey, generatedText } from './bundle-key.ts'
import { ownSourceMap } from './own-source-map.ts'
import { bundledFile, type BundledFile } from './bundled-file.ts'
import { openModuleGraph, setServerModules } from './server-modules.ts'
import { PortablePaths } from './portable-paths.ts'
import {
  bundleKind,
  inputsKind,
  packBundle,
  unpackBundle,
  type BundledSite,
  type StoredBundle,
} from './stored-bundles.ts'

/**
 * Bundles the entries of an environment, or takes the bundle from the store if its inputs
 * haven't changed. The inputs are only known after bundling: the first key finds the list of
 * inputs of the last bundle, and their current content makes the second key.
 *
 * @throws SkerryError if code of the site can't be bundled.
 */
export async function bundleOnce(
  builder: ViteBuilder,
  environment: BuildEnvironment,
  site: BundledSite,
): Promise<BundledFile[]> {
  const { build } = site
  const project = site.project.current
  const { root, store } = project
  const { consumer } = environment.config
  const paths = new PortablePaths(root)
  const key = bundleKey(builder, environment, project, build, paths)
  const hide = (text: string) => paths.hide(text)
  const generate = (id: string) => generatedText(id, project, build, consumer)
  const nameOf = (inputs: BundleInputs) =>
    contentHash(key, hashInputs(inputs, root, generate, hide))
  const last = key === undefined ? undefined : store.get(inputsKind, key)
  const known = last && renameInputs(last, (text) => paths.show(text))
  const stored = known && store.get(bundleKind, nameOf(known))
  if (stored) return restoreStored(unpackBundle(stored, paths), environment, site)

  const started = Date.now()
  const { output } = await bundle(builder, environment)
  if (!build.made.includes(environment.name)) build.made.push(environment.name)
  const { outDir } = environment.config.build
  const files = output.map(bundledFile).map((file) => withOwnSources(file, root, outDir))
  // Missing modules are reported while bundling, so such a bundle isn't cached.
  if (key === undefined || site.missing.all().length > 0) return files
  const inputs = findInputs(build.bundled.value, files, root)
  const isServer = consumer === 'server'
  const islands = isServer ? site.islands.all().map(({ module }) => module) : []
  const server = isServer ? { server: build.serverModules.value } : {}
  const packed = packBundle({ files, islands, ...server }, paths)
  if (!inputs || !packed || !areUnchangedSince(inputs, root, started)) return files
  store.set(inputsKind, key, renameInputs(inputs, hide))
  store.set(bundleKind, nameOf(inputs), packed)
  return files
}

/** Reduces source maps of the server bundle, the only ones named `.mjs.map`. */
function withOwnSources(file: BundledFile, root: string, outDir: string): BundledFile {
  const { type, fileName, content } = file
  return type === 'asset' && typeof content === 'string' && fileName.endsWith('.mjs.map')
    ? { ...file, content: ownSourceMap(content, resolve(root, outDir, fileName), root) }
    : file
}

/** Restores the state that hooks left when the bundle was made. */
function restoreStored(
  { files, server, islands }: StoredBundle,
  environment: BuildEnvironment,
  { project, islands: registry, build }: BundledSite,
): BundledFile[] {
  // Otherwise Vite would bundle the environment at the end.
  environment.isBuilt = true
  for (const module of islands) registry.add(module)
  if (server) {
    const modules = openModuleGraph(project.current.root, environment)
    modules.restore(server)
    setServerModules(build, modules, server.imports)
  }
  return files
}
