import { resolve } from 'node:path'
import { resolveConfig, type Plugin } from 'vite'
import { repairOutput } from '../write/output-folder.ts'
import type { Project } from '../site/project.ts'
import { PROJECT_PLUGIN, type ProjectApi } from '../vite/project-plugin.ts'
import { inlineConfig } from './commands.ts'
import { withConfig } from './config-error.ts'
import { missingPlugin } from './missing-plugin.ts'

/**
 * Reads the project of a folder as a build does, including the options in its Vite
 * configuration.
 *
 * @throws SkerryError if the settings are invalid.
 */
export async function openProject(directory: string): Promise<Project> {
  const inline = { ...inlineConfig(directory, {}), logLevel: 'error' as const }
  const config = await withConfig(directory, () =>
    resolveConfig(inline, 'build', 'production', 'production'),
  )
  // An output that a killed build moved away may contain files of the project.
  repairOutput(resolve(config.root, config.build.outDir))
  return projectOf(config.plugins)
}

/**
 * The project of a resolved configuration.
 *
 * @throws SkerryError as `openProject` does.
 */
export function projectOf(plugins: readonly Plugin[]): Promise<Project> {
  const plugin = plugins.find(hasProject)
  if (!plugin?.api) throw missingPlugin(plugins)
  return plugin.api.openProject()
}

function hasProject(plugin: Plugin): plugin is Plugin<ProjectApi> {
  return plugin.name === PROJECT_PLUGIN
}
