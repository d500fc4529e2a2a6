import { resolve } from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { addFrames } from '../check/add-frames.ts'
import { inspectForBuild } from '../check/check-site.ts'
import { blockingProblems } from '../write/blocking-problems.ts'
import { buildPart } from '../write/build-part.ts'
import {
  buildSite,
  dryRunSite,
  type DryRun,
  type SiteBuild,
} from '../write/build-site.ts'
import { prebuildScripts } from '../write/bundle-scripts.ts'
import { outputStamp, repairOutput } from '../write/output-folder.ts'
import { silentProgress, terminalProgress } from '../write/progress.ts'
import { partText } from '../write/part-text.ts'
import { allowedText, refusalText, reportJson, summaryText } from '../write/report.ts'
import { readableError } from '../kit/system-error.ts'
import { writeFile } from '../kit/write-file.ts'
import { commandLine } from '../site/command-line.ts'

/** What commands other than Vite's own need from a configuration with `skerry()`. */
export interface BuildApi {
  /** Runs the whole build without writing output, to collect its diagnostics. */
  dryRun(builder: ViteBuilder): Promise<DryRun>
  /** Creates the prebuilt scripts that ship with the package, by file name. */
  prebuildScripts(builder: ViteBuilder): Promise<Map<string, Uint8Array>>
}

/** Name of the plugin that provides `BuildApi`. */
export const BUILD_PLUGIN = 'skerry:build-app'

/** Implements `vite build`, which writes the whole site. */
export function buildAppPlugin(site: SiteBuild): Plugin<BuildApi> {
  return {
    name: BUILD_PLUGIN,
    apply: 'build',
    api: {
      dryRun: (builder) =>
        dryRunSite(builder, site, {
          base: builder.config.base,
          progress: terminalProgress(process.stderr),
          // A check inspects the site itself.
          inspect: () => [],
        }),
      prebuildScripts: (builder) => prebuildScripts(builder, site),
    },
    buildApp: {
      order: 'pre',
      async handler(builder) {
        try {
          await build(builder)
        } catch (error) {
          if (!(error instanceof SkerryError)) throw readableError(error)
          throw new SkerryError(addFrames(builder.config.root, error.diagnostics))
        }
      },
    },
  }

  async function build(builder: ViteBuilder): Promise<void> {
    const { config } = builder
    const outDir = resolve(config.root, config.build.outDir)
    // Before reading the settings, which may fail.
    repairOutput(outDir)
    const command = commandLine(config)
    const quiet = config.logLevel === 'silent'
    const started = performance.now()
    const target = {
      outDir,
      empty: config.build.emptyOutDir !== false,
      stamp: outputStamp(outDir),
      force: command?.force ?? false,
      wait: command?.wait ?? true,
      base: config.base,
      onWait(owner: string) {
        if (!quiet) console.info(`waiting for the build by ${owner} to finish`)
      },
      progress: quiet ? silentProgress : terminalProgress(process.stderr),
    }
    const seconds = () => (performance.now() - started) / 1000
    if (command?.only !== undefined) {
      const part = await buildPart(builder, site, target, command.only)
      const { root } = site.project.current
      const report = { ...part, diagnostics: addFrames(root, part.diagnostics) }
      if (!quiet) console.info(partText(report, seconds()))
      return conclude(report.diagnostics, quiet)
    }
    const whole = { ...target, inspect: inspectForBuild, join: command?.join ?? [] }
    const built = await buildSite(builder, site, whole)
    const { options, root } = site.project.current
    const report = { ...built, diagnostics: addFrames(root, built.diagnostics) }
    if (options.report) writeFile(resolve(root, options.report), reportJson(report))
    const isRefused = blockingProblems(report.diagnostics, options).length > 0
    const folder = isRefused ? undefined : outDir
    if (!quiet) console.info(summaryText(report, folder, config.base, seconds()))
    conclude(report.diagnostics, quiet)
  }

  /** @throws Error if a problem blocks the build. */
  function conclude(diagnostics: Diagnostic[], quiet: boolean): void {
    const blocking = blockingProblems(diagnostics, site.project.current.options)
    if (blocking.length > 0) {
      const refusal = new Error(refusalText(blocking))
      // Vite prints the stack. The problems above say what to do.
      refusal.stack = refusal.message
      throw refusal
    }
    const allowed = allowedText(diagnostics)
    if (allowed !== undefined && !quiet) console.info(allowed)
  }
}
