import { resolve } from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { compileAll } from '../render/compile-all.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import { BUILD_PLUGIN, type BuildApi } from '../vite/build-app-plugin.ts'
import { repairOutput } from '../write/output-folder.ts'
import { inlineConfig, type CacheOptions } from './commands.ts'
import { missingPlugin, projectOf } from './open-project.ts'

/** A project, and what building it brings up. */
export interface Rehearsed {
  project: Project
  compilations: PageCompilation[]
  diagnostics: Diagnostic[]
}

/**
 * Goes through the build of a folder and writes nothing. Wrong settings, and code of the site that
 * cannot be bundled, are problems among others: the pages are looked at all the same.
 *
 * @throws SkerryError when there are no settings at all.
 */
export async function rehearse(
  directory: string,
  { 'cache-url': cacheUrl, 'cache-read-only': readOnly }: CacheOptions = {},
): Promise<Rehearsed> {
  const options = {
    ...(cacheUrl !== undefined && { 'cache-url': cacheUrl }),
    ...(readOnly !== undefined && { 'cache-read-only': readOnly }),
  }
  const said = {
    ...inlineConfig(directory, options, { lenient: true }),
    logLevel: 'silent' as const,
  }
  const builder = await createBuilder(said)
  const { root, build, plugins } = builder.config
  // What a killed build has moved away is a part of what is checked.
  repairOutput(resolve(root, build.outDir))
  const api = plugins.find(hasBuild)?.api
  if (!api) throw missingPlugin()
  try {
    // Before anything else reads the project: this has it from the shared cache, where there is one.
    const { report, compilations } = await api.rehearse(builder)
    const project = await projectOf(plugins)
    return { project, compilations, diagnostics: report.diagnostics }
  } catch (error) {
    if (!(error instanceof SkerryError)) throw error
    const project = await projectOf(plugins)
    const compilations = await compileAll(project)
    return { project, compilations, diagnostics: [...error.diagnostics] }
  }
}

function hasBuild(plugin: Plugin): plugin is Plugin<BuildApi> {
  return plugin.name === BUILD_PLUGIN
}
