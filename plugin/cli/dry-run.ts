import { resolve } from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { compileAll } from '../render/compile-all.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import { BUILD_PLUGIN, type BuildApi } from '../vite/build-app-plugin.ts'
import { repairOutput } from '../write/output-folder.ts'
import { inlineConfig, type CacheOptions } from './commands.ts'
import { withConfig } from './config-error.ts'
import { missingPlugin } from './missing-plugin.ts'
import { projectOf } from './open-project.ts'

/** A project with the result of building it. */
interface DryRunResult {
  project: Project
  compilations: PageCompilation[]
  diagnostics: Diagnostic[]
}

/** Command-line options of a build that its dry run has too. */
export interface DryRunOptions extends CacheOptions {
  base?: string
}

/**
 * Runs the build of a folder without writing output. Invalid settings, and code that can't be
 * bundled, are reported as problems, and the pages are still checked.
 *
 * @throws SkerryError if there are no settings at all.
 */
export async function dryRun(
  directory: string,
  { base, 'cache-url': cacheUrl, 'cache-read-only': readOnly }: DryRunOptions = {},
): Promise<DryRunResult> {
  const options = {
    ...(base !== undefined && { base }),
    ...(cacheUrl !== undefined && { 'cache-url': cacheUrl }),
    ...(readOnly !== undefined && { 'cache-read-only': readOnly }),
  }
  const config = {
    ...inlineConfig(directory, options, { lenient: true }),
    logLevel: 'silent' as const,
  }
  const builder = await withConfig(directory, () => createBuilder(config))
  const { root, build, plugins } = builder.config
  // An output that a killed build moved away may contain files of the project.
  repairOutput(resolve(root, build.outDir))
  const api = plugins.find(hasBuild)?.api
  if (!api) throw missingPlugin(plugins)
  try {
    // First, because it opens the project with the shared cache, if one is configured.
    const { report, compilations } = await api.dryRun(builder)
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
