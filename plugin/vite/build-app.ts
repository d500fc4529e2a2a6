import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { buildSite, isShippable } from '../build/build-site.ts'
import { repairOutput } from '../build/output-folder.ts'
import { silentProgress, terminalProgress } from '../build/progress.ts'
import { reportJson, summaryText } from '../build/report.ts'
import type { Live } from '../live.ts'

/** `vite build`: one command writes the whole site. */
export function buildAppPlugin(live: Live): Plugin {
  let outDir = ''
  let empty = true
  return {
    name: 'skerry:build-app',
    apply: 'build',
    configResolved({ root, build }) {
      // The environments build into other folders later: what the user asked for is kept here.
      if (outDir !== '') return
      outDir = resolve(root, build.outDir)
      // Here, because settings that cannot be read end the command before it builds.
      repairOutput(outDir)
      empty = build.emptyOutDir !== false
    },
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const { config } = builder
        const quiet = config.logLevel === 'silent'
        const started = performance.now()
        const report = await buildSite(builder, live, {
          outDir,
          empty,
          base: config.base,
          progress: quiet ? silentProgress : terminalProgress(process.stderr),
        })
        const { options, root } = live.project
        if (options.report)
          writeFileSync(resolve(root, options.report), reportJson(report))
        const seconds = (performance.now() - started) / 1000
        if (!quiet) console.info(summaryText(report, outDir, config.base, seconds))
        if (!isShippable(report.diagnostics, options.strict ?? false)) {
          const count = report.diagnostics.filter(
            ({ severity }) => severity !== 'info',
          ).length
          throw new Error(`nothing was written: ${count} problems must be solved first`)
        }
      },
    },
  }
}
