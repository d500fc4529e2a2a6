import { relative, resolve } from 'node:path'
import type { Plugin, PluginOption, ResolvedConfig } from 'vite'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { commandLine } from '../site/command-line.ts'
import type { SkerryOptions } from '../site/options.ts'
import { toPosix } from '../kit/package-files.ts'
import { isWithin } from '../write/output-place.ts'
import type { ConfigSource, Project, ProjectPlace } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'

/** What commands other than Vite's own need from a configuration with `skerry()`. */
export interface ProjectApi {
  /** @throws SkerryError if the settings are invalid. */
  openProject(): Promise<Project>
}

/** Name of the plugin that provides `ProjectApi`. */
export const PROJECT_PLUGIN = 'skerry:project'

/** Sets the project's location from Vite's configuration. */
export function projectPlugin(
  project: ProjectHandle,
  options: SkerryOptions,
): Plugin<ProjectApi> {
  return {
    name: PROJECT_PLUGIN,
    enforce: 'pre',
    api: { openProject: () => project.open() },
    async configResolved(config) {
      const { root, base, build } = config
      requireOnce(config)
      const command = commandLine(config)
      const all: SkerryOptions = { ...options, ...command?.options }
      // A folder outside of the project isn't read in any case.
      const outDir = resolve(root, build.outDir)
      const isInside = outDir !== resolve(root) && isWithin(root, outDir)
      const place: ProjectPlace = {
        base,
        config: (await isInline(config, options)) ? undefined : configSource(config),
        outDir: isInside ? toPosix(relative(root, outDir)) : undefined,
        lenient: command?.lenient ?? false,
      }
      project.locate(toPosix(root), all, place)
    },
  }
}

/** @throws SkerryError if the configuration has several sites, whose modules have the same ids. */
function requireOnce({ plugins }: ResolvedConfig): void {
  if (plugins.filter(({ name }) => name === PROJECT_PLUGIN).length === 1) return
  throw new SkerryError([
    {
      severity: 'error',
      code: 'build/several-sites',
      message: '`plugins` in the Vite configuration contains `skerry()` more than once',
      hint: 'Keep one call. Each site has a Vite configuration of its own.',
    },
  ])
}

/** The config file and how Vite loaded it. Undefined if there is none. */
function configSource({
  configFile,
  command,
  inlineConfig,
}: ResolvedConfig): ConfigSource | undefined {
  if (configFile === undefined) return undefined
  // The file's function was called with this mode, even if the file itself sets another one.
  const mode = inlineConfig.mode || (command === 'serve' ? 'development' : 'production')
  const isSsrBuild = command === 'build' && Boolean(inlineConfig.build?.ssr)
  return {
    file: configFile,
    env: { command, mode, isSsrBuild, isPreview: false },
    ...(inlineConfig.root !== undefined && { root: inlineConfig.root }),
    ...(inlineConfig.configLoader && { loader: inlineConfig.configLoader }),
  }
}

/**
 * Whether the plugins were created by a caller of Vite's API, so that threads can't load them
 * from a config file.
 */
async function isInline(
  { inlineConfig }: ResolvedConfig,
  options: SkerryOptions,
): Promise<boolean> {
  const has = async (option: PluginOption): Promise<boolean> => {
    const plugin = await option
    if (!Array.isArray(plugin))
      return Boolean(plugin) && (plugin as Plugin).api === options
    return (await Promise.all(plugin.map(has))).includes(true)
  }
  return has(inlineConfig.plugins)
}
