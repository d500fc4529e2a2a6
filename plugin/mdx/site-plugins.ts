import type { MdxPlugin, SkerryOptions } from '../site/options.ts'
import type { ConfigSource } from '../site/project.ts'
import type { CompileOptions, PluginEntry, PluginSpec } from './compiled-page.ts'

/** The plugin options within `CompileOptions`. */
export type SitePlugins = Pick<
  CompileOptions,
  | 'remarkPlugins'
  | 'rehypePlugins'
  | 'recmaPlugins'
  | 'remarkRehypeOptions'
  | 'shikiTransformers'
  | 'config'
>

/** The plugin options of `skerry()`. */
export type PluginOptions = Pick<
  SkerryOptions,
  | 'remarkPlugins'
  | 'rehypePlugins'
  | 'recmaPlugins'
  | 'remarkRehypeOptions'
  | 'shikiTransformers'
>

/**
 * A site's plugins in a form for worker threads. Functions can't be sent there: if the site has a
 * config file, threads load it and use the plugins of its `skerry()` call. Without one, the
 * functions are kept, and pages are compiled in this thread.
 *
 * @param config The file with the `skerry()` call.
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

/** Normalizes the plugin options, so that every plugin is an entry. */
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

/** Whether pages can only be compiled in this thread. */
export function requiresMainThread({ config, ...plugins }: SitePlugins): boolean {
  return config === undefined && hasFunctions(plugins)
}

/** The plugins given by specifier. */
export function pluginModules({
  remarkPlugins,
  rehypePlugins,
  recmaPlugins = [],
}: SitePlugins): PluginSpec[] {
  return [...remarkPlugins, ...rehypePlugins, ...recmaPlugins].filter(isSpec)
}

/** Whether a plugin is given by specifier. */
export function isSpec(entry: PluginEntry): entry is PluginSpec {
  return Array.isArray(entry) && typeof entry[0] === 'string'
}

/** Whether a value contains a function. */
function hasFunctions(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value === 'function') return true
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  return Object.values(value).some((item) => hasFunctions(item, seen))
}
