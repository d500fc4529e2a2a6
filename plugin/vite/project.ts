import type { Plugin } from 'vite'
import { SkerryError } from '../diagnostic.ts'
import type { Live } from '../live.ts'
import type { SkerryOptions } from '../options.ts'
import { toPosix } from '../package-files.ts'
import { readProject } from '../project.ts'

/** Reads the project once Vite knows its root. */
export function projectPlugin(live: Live, options: SkerryOptions): Plugin {
  let isPreview = false
  return {
    name: 'skerry:project',
    enforce: 'pre',
    // Commands other than Vite's own find the project here.
    api: live,
    config(_, environment) {
      isPreview = environment.isPreview ?? false
    },
    async configResolved({ root, command, build, plugins }) {
      if (live.hasProject || isPreview) return
      const said = plugins.find(({ name }) => name === 'skerry:command-line')?.api as
        { options: SkerryOptions } | undefined
      const all = { ...options, ...said?.options, outDir: build.outDir }
      try {
        live.project = await readProject(toPosix(root), all)
      } catch (error) {
        // A build has nothing to build; the dev server shows what is wrong and waits.
        if (command === 'build' || !(error instanceof SkerryError)) throw error
        live.failure = error.diagnostics
        live.retry = () => readProject(toPosix(root), all)
      }
    },
  }
}
