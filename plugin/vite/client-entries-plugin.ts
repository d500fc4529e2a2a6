import type { Plugin } from 'vite'
import type { BuildState } from '../write/build-state.ts'

/** Names the modules that the browser's bundle begins with: they are known when all contents are rendered. */
export function clientEntriesPlugin(build: BuildState): Plugin {
  return {
    name: 'skerry:client-entries',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    options: (options) => ({ ...options, input: build.clientEntries.value }),
  }
}
