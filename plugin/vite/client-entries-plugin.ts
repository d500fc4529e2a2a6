import type { Plugin } from 'vite'
import type { BuildState } from '../write/build-state.ts'

/** Sets the entries of the client bundle, which are only known once all contents are rendered. */
export function clientEntriesPlugin(build: BuildState): Plugin {
  return {
    name: 'skerry:client-entries',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    options: (options) => ({ ...options, input: build.clientEntries.value }),
  }
}
