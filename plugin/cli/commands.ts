import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  createBuilder,
  createServer,
  preview as previewServer,
  type InlineConfig,
} from 'vite'
import { skerry } from '../index.ts'
import type { SkerryOptions } from '../options.ts'

/** What the command line can say; absent where it says nothing. */
export interface CommandOptions {
  outDir?: string
  base?: string
  site?: string
  report?: string
  strict?: boolean
  port?: string
  host?: string
  open?: boolean
}

const CONFIG_FILES = ['js', 'mjs', 'ts', 'mts', 'cjs', 'cts'].map(
  (ending) => `vite.config.${ending}`,
)

/** `skerry dev`: serves the folder until it is stopped. */
export async function dev(directory: string, options: CommandOptions): Promise<void> {
  const server = await createServer(inlineConfig(directory, options))
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
}

/** `skerry build`: writes the site; throws when it must not ship. */
export async function build(directory: string, options: CommandOptions): Promise<void> {
  const builder = await createBuilder(inlineConfig(directory, options))
  await builder.buildApp()
}

/** `skerry preview`: serves a built site as static hosts do. */
export async function preview(directory: string, options: CommandOptions): Promise<void> {
  const server = await previewServer(inlineConfig(directory, options))
  server.printUrls()
}

/** Vite's configuration for a folder: its own file where it has one, with what was said on the command line on top. */
export function inlineConfig(directory: string, options: CommandOptions): InlineConfig {
  const root = resolve(directory)
  const configured = CONFIG_FILES.some((name) => existsSync(resolve(root, name)))
  const own: SkerryOptions = {
    ...(options.site !== undefined && { site: options.site }),
    ...(options.report !== undefined && { report: resolve(options.report) }),
    ...(options.strict !== undefined && { strict: options.strict }),
  }
  return {
    root,
    configFile: configured ? undefined : false,
    ...(options.base !== undefined && { base: options.base }),
    build: options.outDir === undefined ? {} : { outDir: resolve(options.outDir) },
    server: {
      ...(options.port !== undefined && { port: Number(options.port) }),
      ...(options.host !== undefined && { host: options.host }),
      ...(options.open !== undefined && { open: options.open }),
    },
    preview: options.port === undefined ? {} : { port: Number(options.port) },
    plugins: configured ? [commandLineOptions(own)] : [skerry(own)],
  }
}

/** Hands what the command line says to the `skerry()` of a configuration file. */
function commandLineOptions(options: SkerryOptions) {
  return { name: 'skerry:command-line', api: { options } }
}
