import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import type { ShikiTransformer } from 'shiki/core'
import type { Pluggable, Plugin } from 'unified'
import type { Plugin as VitePlugin, PluginOption } from 'vite'
import type { SkerryOptions } from '../site/options.ts'
import type { ConfigSource } from '../site/project.ts'
import { toPosix } from '../kit/package-files.ts'
import { pluginUrl } from '../site/plugin-url.ts'
import { isSpec, pluginEntries, type SitePlugins } from './site-plugins.ts'
import type { PluginEntry, PluginSpec } from './compiled-page.ts'

/** What a site's author adds to MDX, for the options of `@mdx-js/mdx`, and to Shiki. */
export interface AuthorPlugins {
  remarkPlugins: Pluggable[]
  rehypePlugins: Pluggable[]
  recmaPlugins: Pluggable[]
  remarkRehypeOptions: object
  shikiTransformers: readonly ShikiTransformer[]
}

const loaded = new Map<string, Promise<AuthorPlugins>>()

/**
 * Loads a site's plugins and transformers. A config file is loaded once per thread.
 *
 * @throws If one can't be loaded.
 */
export function loadAuthorPlugins(
  root: string,
  options: SitePlugins & { tools?: string },
): Promise<AuthorPlugins> {
  const { config, tools } = options
  if (config === undefined) return loadPlugins(root, options)
  const key = JSON.stringify([root, config, tools])
  let plugins = loaded.get(key)
  if (!plugins) {
    plugins = loadPlugins(root, options)
    loaded.set(key, plugins)
    // Don't cache a failure: a missing plugin may be installed later.
    plugins.catch(() => loaded.delete(key))
  }
  return plugins
}

async function loadPlugins(root: string, options: SitePlugins): Promise<AuthorPlugins> {
  const plugins: SitePlugins =
    options.config === undefined ? options : await configuredPlugins(options.config, root)
  const load = (entries: readonly PluginEntry[] = []) =>
    Promise.all(entries.map((entry) => (isSpec(entry) ? loadPlugin(root, entry) : entry)))
  return {
    remarkPlugins: await load(plugins.remarkPlugins),
    rehypePlugins: await load(plugins.rehypePlugins),
    recmaPlugins: await load(plugins.recmaPlugins),
    remarkRehypeOptions: plugins.remarkRehypeOptions ?? {},
    shikiTransformers: transformersOf(plugins),
  }
}

/** Transformers are objects with functions, so they are only available if a config was loaded. */
function transformersOf({ shikiTransformers }: SitePlugins): readonly ShikiTransformer[] {
  return typeof shikiTransformers === 'object' ? shikiTransformers : []
}

/**
 * The plugins in the `skerry()` call of a config file, which is loaded as Vite loaded it.
 *
 * @param root The content folder, which identifies the call if there are several.
 */
async function configuredPlugins(
  { file, env, root: viteRoot, loader }: ConfigSource,
  root: string,
): Promise<SitePlugins> {
  const { loadConfigFromFile } = await import('vite')
  const found = await loadConfigFromFile(
    { ...env },
    file,
    dirname(file),
    'silent',
    undefined,
    loader,
  )
  const plugins = await flatten(found?.config.plugins ?? [])
  const calls = plugins.flatMap(({ name, api }) =>
    name === 'skerry:config' ? [api as SkerryOptions] : [],
  )
  const from = viteRoot ?? found?.config.root ?? '.'
  const own = calls.find(
    (options) => toPosix(resolve(from, options.root ?? '.')) === root,
  )
  const options = own ?? (calls.length === 1 ? calls[0] : undefined)
  if (!options) throw new Error(`${file} has no skerry() for ${root} among its plugins`)
  return pluginEntries(options)
}

async function flatten(option: PluginOption): Promise<VitePlugin[]> {
  const plugin = await option
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(flatten))).flat()
  return plugin ? [plugin] : []
}

/** Loads a plugin by its specifier: relative to the content folder, or a package resolved there. */
async function loadPlugin(
  root: string,
  [specifier, options]: PluginSpec,
): Promise<Pluggable> {
  const url = pluginUrl(root, specifier)
  const module = await importPresent(url, root)
  if (typeof module.default !== 'function') {
    throw new Error(`the plugin ${specifier} has no default export that is a function`)
  }
  return [module.default as Plugin<[unknown?]>, options]
}

/** Fingerprint of each plugin module when this thread first imported it, by URL. */
const imported = new Map<string, string>()

/**
 * Imports the current version of a module. Node caches modules forever: worker threads are replaced
 * when a plugin changes, but the dev server's main thread needs Vite's module runner to evaluate
 * the module again.
 */
async function importPresent(url: string, root: string): Promise<{ default?: unknown }> {
  if (isMainThread && url.startsWith('file:') && !url.includes('/node_modules/')) {
    // Dynamic, because it imports Vite, which worker threads don't need.
    const { moduleFingerprint } = await import('../kit/module-fingerprint.ts')
    const present = moduleFingerprint(url, root)
    const first = imported.get(url) ?? present
    imported.set(url, first)
    if (first !== present) {
      const { runnerImport } = await import('vite')
      const options = { configFile: false, root, logLevel: 'silent' } as const
      return (await runnerImport<object>(fileURLToPath(url), options)).module
    }
  }
  return (await import(url)) as object
}
