import type { PluginOption } from 'vite'
import { BuildState } from '../write/build-state.ts'
import { IslandRegistry } from '../render/island-registry.ts'
import { MissingModules } from '../render/missing-modules.ts'
import { requireOptions } from '../site/option-shapes.ts'
import type { SkerryOptions } from '../site/options.ts'
import { ProjectHandle } from '../site/project-handle.ts'
import { assetUrlsPlugin } from './asset-urls-plugin.ts'
import { buildAppPlugin } from './build-app-plugin.ts'
import { authorStylesPlugin } from './author-styles-plugin.ts'
import { bundledModulesPlugin } from './bundled-modules-plugin.ts'
import { clientEntriesPlugin } from './client-entries-plugin.ts'
import { commonjsInDevPlugin } from './commonjs-in-dev-plugin.ts'
import { configPlugin } from './config-plugin.ts'
import { contentWatcherPlugin } from './content-watcher-plugin.ts'
import { devFontsPlugin } from './dev-fonts-plugin.ts'
import { devServerPlugin } from './dev-server-plugin.ts'
import { islandExportsPlugin, islandsPlugin } from './islands-plugin.ts'
import { joinedModulesPlugin } from './joined-modules-plugin.ts'
import { brokenFilesPlugin } from './broken-files-plugin.ts'
import { mdxModulesPlugin } from './mdx-modules-plugin.ts'
import { missingModulesPlugin } from './missing-modules-plugin.ts'
import { previewPlugin } from './preview-plugin.ts'
import { projectPlugin } from './project-plugin.ts'
import { quietPlugin } from './quiet-plugin.ts'
import { serverGraphPlugin } from './server-graph-plugin.ts'
import { stylesPlugin } from './styles-plugin.ts'
import { userModulesPlugin } from './user-modules-plugin.ts'
import { virtualModulesPlugin } from './virtual-modules-plugin.ts'

/**
 * Creates the Vite plugins for a documentation site: one per concern, in execution order.
 *
 * @throws SkerryError if the options are no object. Their values are checked with the settings.
 */
export function skerry(options: SkerryOptions = {}): PluginOption {
  requireOptions(options)
  const project = new ProjectHandle()
  const islands = new IslandRegistry(() => project.current.root)
  const missing = new MissingModules()
  const build = new BuildState()
  return [
    configPlugin(options),
    quietPlugin(),
    projectPlugin(project, options),
    virtualModulesPlugin(project, build),
    stylesPlugin(project, build),
    authorStylesPlugin(project),
    devFontsPlugin(),
    clientEntriesPlugin(build),
    serverGraphPlugin(project, build),
    bundledModulesPlugin(build),
    islandExportsPlugin(),
    joinedModulesPlugin(islands, build),
    islandsPlugin(islands),
    mdxModulesPlugin(project),
    brokenFilesPlugin(project),
    userModulesPlugin(project, islands),
    assetUrlsPlugin(),
    commonjsInDevPlugin(),
    missingModulesPlugin(project, missing),
    contentWatcherPlugin(),
    devServerPlugin(project, { islands, missing }),
    previewPlugin(),
    buildAppPlugin({ project, islands, missing, build }),
  ]
}
