import type { PluginOption } from 'vite'
import { Live } from './live.ts'
import type { SkerryOptions } from './options.ts'
import { buildAppPlugin } from './vite/build-app.ts'
import { commonjsInDevPlugin } from './vite/commonjs-in-dev.ts'
import { configPlugin } from './vite/config.ts'
import { devServerPlugin } from './vite/dev-server.ts'
import { islandExportsPlugin, islandsPlugin } from './vite/islands.ts'
import { mdxModulesPlugin } from './vite/mdx-modules.ts'
import { missingModulesPlugin } from './vite/missing-modules.ts'
import { previewPlugin } from './vite/preview.ts'
import { projectPlugin } from './vite/project.ts'
import { styleGraphPlugin } from './vite/style-graph.ts'
import { stylesPlugin } from './vite/styles.ts'
import { userModulesPlugin } from './vite/user-modules.ts'
import { virtualModulesPlugin } from './vite/virtual-modules.ts'

export type { SkerryOptions } from './options.ts'
export type { Diagnostic } from './diagnostic.ts'
export { SkerryError } from './diagnostic.ts'
export type * from '../runtime/types/navigation.ts'
export type * from '../runtime/types/pages.ts'
export type * from '../runtime/types/rendering.ts'
export type * from '../runtime/types/settings.ts'

/** A documentation site, as Vite plugins: one per concern, in the order they run. */
export function skerry(options: SkerryOptions = {}): PluginOption {
  const live = new Live()
  return [
    configPlugin(options),
    projectPlugin(live, options),
    virtualModulesPlugin(live),
    stylesPlugin(live),
    styleGraphPlugin(live),
    islandExportsPlugin(),
    islandsPlugin(live),
    mdxModulesPlugin(live),
    userModulesPlugin(live),
    commonjsInDevPlugin(),
    missingModulesPlugin(live),
    devServerPlugin(live),
    previewPlugin(live),
    buildAppPlugin(live),
  ]
}
