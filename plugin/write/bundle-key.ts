import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, ViteBuilder } from 'vite'
import { siteVariables } from '../../theme/styles/site-variables.ts'
import { canonicalText } from '../kit/canonical-text.ts'
import { contentHash } from '../kit/content-hash.ts'
import { moduleFingerprint } from '../kit/module-fingerprint.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import { packageRoot } from '../kit/package-files.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { hasPostcssConfig } from '../kit/has-postcss-config.ts'
import {
  CORE_SHEETS,
  coreSheets,
  SITE_SHEET,
  sheetFilesOf,
  UTILITIES_SHEET,
} from '../render/style-modules.ts'
import { generatedModule, isVirtualModule } from '../render/virtual-modules.ts'
import { commandLine } from '../site/command-line.ts'
import type { Project } from '../site/project.ts'
import type { BuildState } from './build-state.ts'
import { hasOtherPlugins } from './has-other-plugins.ts'
import { activeJoinedModules } from './active-joined-modules.ts'
import { PortablePaths } from './portable-paths.ts'

/**
 * Computes a key from everything that a bundle depends on apart from the content of its
 * modules.
 *
 * @returns undefined if that can't be determined: third-party plugins, and configurations that
 *   are not read from a file, may do anything.
 */
export function bundleKey(
  builder: ViteBuilder,
  environment: BuildEnvironment,
  project: Project,
  build: BuildState,
  paths: PortablePaths,
): string | undefined {
  const { root, overrides, place, settings } = project
  const { config } = environment
  const isOurs = config.configFile === undefined && commandLine(config) !== undefined
  if (!isOurs && !place.config) return undefined
  if (hasOtherPlugins(builder) || hasPostcssConfig(root)) return undefined
  if (!PortablePaths.areReal(root)) return undefined
  const { outDir: _, ...options } = config.build
  return contentHash(
    environment.name,
    activeJoinedModules(environment) ? 'joined' : '',
    toolVersions(),
    ...packageVersions([{ name: 'vite', from: packageRoot }]),
    place.config ? moduleFingerprint(pathToFileURL(place.config.file).href, root) : '',
    canonicalText([
      options,
      config.base,
      config.mode,
      config.isProduction,
      config.define,
      config.env,
      config.resolve,
      config.css,
      config.json,
      config.oxc,
      config.assetsInclude,
      config.experimental,
      config.publicDir,
    ]),
    // Virtual modules for the author's overrides, and the entries.
    paths.hide(
      JSON.stringify([
        [...overrides.components],
        [...overrides.layout],
        settings.icons,
        environment.name === 'client' ? entryFiles(build) : '',
      ]),
    ),
  )
}

/** Entries of the client bundle. Stylesheets are identified by their files. */
function entryFiles({ clientEntries }: BuildState) {
  return Object.entries(clientEntries.value).map(([name, id]) => [
    name,
    sheetFilesOf(id) ?? id,
  ])
}

/**
 * What a virtual module is made of.
 *
 * @param id As the bundler passes it, with a leading NUL.
 */
export function generatedText(
  id: string,
  project: Project,
  build: BuildState,
  consumer: 'client' | 'server',
): string {
  const name = id.slice(1)
  const { settings } = project
  if (name === SITE_SHEET)
    return siteVariables(settings) + JSON.stringify(settings.styling.codeblocks)
  if (name === UTILITIES_SHEET) return build.utilities.value
  if (name === CORE_SHEETS) return coreSheets(project, build.graph.value).join('\n')
  // The theme's own icons are slow to read, and `toolVersions` covers them.
  if (name === 'virtual:skerry/icons' && consumer === 'client') return ''
  if (isVirtualModule(name))
    return generatedModule(name, project, consumer, build.pageImports.value)
  // The ids of other stylesheets list what they import.
  return ''
}
