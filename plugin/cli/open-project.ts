import { resolveConfig } from 'vite'
import type { Live } from '../live.ts'
import type { Project } from '../project.ts'
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
  )
  const plugin = config.plugins.find(({ name }) => name === 'skerry:project')
  if (!plugin) throw new Error('the Vite configuration of this folder has no `skerry()`')
  return (plugin.api as Live).project
}
