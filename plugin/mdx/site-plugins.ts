import type { MdxPlugin, SkerryOptions } from '../site/options.ts'
import type { ConfigSource } from '../site/project.ts'
import type { CompileOptions, PluginEntry, PluginSpec } from './compiled-page.ts'

/** The part of `CompileOptions` that a site's author decides with plugins. */
export type SitePlugins = Pick<
  CompileOptions,
  | 'remarkPlugins'
  | 'rehypePlugins'
  | 'recmaPlugins'
  | 'remarkRehypeOptions'
  | 'shikiTransformers'
  | 'config'
>

/** The options of `skerry()` that have plugins. */
export type PluginOptions = Pick<
  SkerryOptions,
  | 'remarkPlugins'
  | 'rehypePlugins'
  | 'recmaPlugins'
  | 'remarkRehypeOptions'
  | 'shikiTransformers'
>

/**
 * A site's plugins as they travel to worker threads. Functions do not travel: where the site has
 * a config file, threads read it and take them from the `skerry()` call there. Without one they
 * stay, and pages are compiled in this thread.
 *
 * @param config The file that has the `skerry()` call.
 */
export function sitePlugins(
  options: PluginOptions,
  config: ConfigSource | undefined,
): SitePlugins {
  const plugins = pluginEntries(options)
  if (!hasFunctions(plugins) || config === undefined) return plugins
  return {
    remarkPlugins: [],
    rehypePlugins: [],
    ...(plugins.shikiTransformers && { shikiTransformers: 'in config' }),
    config,
  }
}

/** Options as the compile step takes them, every plugin an entry. */
export function pluginEntries({
  remarkPlugins = [],
  rehypePlugins = [],
  recmaPlugins = [],
  remarkRehypeOptions,
  shikiTransformers = [],
}: PluginOptions): SitePlugins {
  return {
    remarkPlugins: remarkPlugins.map(pluginEntry),
    rehypePlugins: rehypePlugins.map(pluginEntry),
    ...(recmaPlugins.length > 0 && { recmaPlugins: recmaPlugins.map(pluginEntry) }),
    ...(remarkRehypeOptions && { remarkRehypeOptions }),
    ...(shikiTransformers.length > 0 && { shikiTransformers }),
  }
}

function pluginEntry(plugin: MdxPlugin): PluginEntry {
  return typeof plugin === 'string' ? [plugin] : plugin
}

/** Whether pages can be compiled in this thread only. */
export function staysHere({ config, ...plugins }: SitePlugins): boolean {
  return config === undefined && hasFunctions(plugins)
}

/** The plugins that are named by their modules. */
export function pluginModules({
  remarkPlugins,
  rehypePlugins,
  recmaPlugins = [],
}: SitePlugins): PluginSpec[] {
  return [...remarkPlugins, ...rehypePlugins, ...recmaPlugins].filter(isSpec)
}

/** Whether a plugin is given by its module's name. */
export function isSpec(entry: PluginEntry): entry is PluginSpec {
  return Array.isArray(entry) && typeof entry[0] === 'string'
}

/** Whether there is a function anywhere in a value. */
function hasFunctions(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value === 'function') return true
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  return Object.values(value).some((item) => hasFunctions(item, seen))
}
