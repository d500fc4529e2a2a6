import type { Plugin } from 'vite'
import type { BuildState } from '../write/build-state.ts'

/**
 * Records the modules of each bundle, which determine whether it can be reused in later builds.
 */
export function bundledModulesPlugin(build: BuildState): Plugin {
  return {
    name: 'skerry:bundled-modules',
    apply: 'build',
    buildEnd() {
      build.bundled.set([...this.getModuleIds()])
    },
  }
}
