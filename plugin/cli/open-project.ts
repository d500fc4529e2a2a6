import { resolve } from 'node:path'
import { resolveConfig, type Plugin } from 'vite'
import { repairOutput } from '../write/output-folder.ts'
import type { Project } from '../site/project.ts'
import { PROJECT_PLUGIN, type ProjectApi } from '../vite/project-plugin.ts'
import { inlineConfig } from './commands.ts'

/**
 * The project of a folder, read as a build reads it: with the options of its Vite configuration
 * where it has one.
 *
 * @throws SkerryError when the settings cannot give a site.
 */
export async function openProject(directory: string): Promise<Project> {
  const config = await resolveConfig(
    { ...inlineConfig(directory, {}), logLevel: 'error' },
    'build',
    'production',
    'production',
  )
  // What a killed build has moved away is a part of what is read.
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
  if (!plugin?.api) throw missingPlugin()
  return plugin.api.openProject()
}

/** What is wrong with a folder whose configuration makes no site. */
export function missingPlugin(): Error {
  return new Error('the Vite configuration of this folder has no `skerry()`')
}

function hasProject(plugin: Plugin): plugin is Plugin<ProjectApi> {
  return plugin.name === PROJECT_PLUGIN
}
