import type { Plugin } from 'vite'
import type { BuildState } from '../write/build-state.ts'

/** Notes what each bundle is made of, by which it is kept for later builds. */
export function bundledModulesPlugin(build: BuildState): Plugin {
  return {
    name: 'skerry:bundled-modules',
    apply: 'build',
    buildEnd() {
      build.bundled.set([...this.getModuleIds()])
    },
  }
}
