import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import {
  createBuilder,
  createServer,
  preview as previewServer,
  type InlineConfig,
} from 'vite'
import { skerry } from '../vite/skerry-plugins.ts'
import type { SkerryOptions } from '../site/options.ts'
import { requireOutput, requireSite } from './require-site.ts'
import { requirePlugin } from './missing-plugin.ts'
import { UsageError } from './usage-error.ts'
import { withConfig } from './config-error.ts'
import { hasViteConfig } from './has-vite-config.ts'
import { withCommandLine, type CommandLine } from '../site/command-line.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** Milliseconds in which an error is printed. */
const EXIT_DELAY = 100

/** Command-line options for the shared cache. */
export interface CacheOptions {
  'cache-url'?: string
  'cache-read-only'?: boolean
}

/** Command-line options. Absent if not given. */
interface CommandOptions extends CacheOptions {
  outDir?: string
  base?: string
  site?: string
  report?: string
  strict?: boolean
  'allow-page-errors'?: boolean
  port?: string
  host?: string
  open?: boolean
  force?: boolean
  'no-wait'?: boolean
  only?: string
  /** Folders of the parts to join. */
  join?: readonly string[]
}

/** Implements `skerry dev`: serves the site until it is stopped. */
export async function dev(directory: string, options: CommandOptions): Promise<void> {
  requireSite(directory, 'dev')
  const config = inlineConfig(directory, options)
  const server = await withConfig(directory, () => createServer(config)).catch(
    (error: unknown) => {
      exitSoon()
      throw error
    },
  )
  try {
    requirePlugin(server.config.plugins)
    await server.listen()
  } catch (error) {
    await server.close()
    throw addressError(error, options)
  }
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
}

/** Ends a process that something keeps alive, such as the watcher of a server that can't start. */
function exitSoon(): void {
  setTimeout(() => process.exit(), EXIT_DELAY).unref()
}

/** Implements `skerry build`: writes the site. Throws if a problem blocks the build. */
export async function build(directory: string, options: CommandOptions): Promise<void> {
  requireSite(directory, 'build')
  if (options.only !== undefined && options.join !== undefined)
    throw new UsageError('--only and --join cannot be combined')
  const config = inlineConfig(directory, options)
  const builder = await withConfig(directory, () => createBuilder(config))
  requirePlugin(builder.config.plugins)
  for (const signal of SIGNALS) process.once(signal, exit)
  try {
    await builder.buildApp()
  } finally {
    for (const signal of SIGNALS) process.off(signal, exit)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A process that a signal ends by itself doesn't remove what it has begun to write. */
function exit(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}

/** Implements `skerry preview`: serves a built site as static hosts do. */
export async function preview(directory: string, options: CommandOptions): Promise<void> {
  const config = inlineConfig(directory, options)
  if (!hasViteConfig(resolve(directory)))
    requireOutput(
      directory,
      options.outDir === undefined ? 'dist' : resolve(options.outDir),
      'preview',
    )
  try {
    const server = await withConfig(directory, () => previewServer(config))
    server.printUrls()
  } catch (error) {
    throw addressError(error, options)
  }
}

/**
 * Explains why a server can't listen. With `--port`, only that port is used: scripts that wait for
 * it might get another site otherwise.
 */
function addressError(error: unknown, { port, host }: CommandOptions): unknown {
  const words = error instanceof Error ? error.message : ''
  if (port !== undefined && /already in use|EADDRINUSE/.test(words))
    return new Error(
      `port ${port} is in use\n  Choose another port, or omit --port to use the next free one.`,
    )
  if (port !== undefined && /EACCES/.test(words))
    return new Error(
      `port ${port} is reserved for the system\n  Choose a port from 1024 on, or omit --port.`,
    )
  if (host !== undefined && /EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/.test(words))
    return hostError(host)
  return error
}

/**
 * Vite's configuration for a folder: its config file, if there is one, with command-line
 * options applied.
 */
export function inlineConfig(
  directory: string,
  options: CommandOptions,
  { lenient = false }: Pick<CommandLine, 'lenient'> = {},
): InlineConfig {
  const root = resolve(directory)
  const configured = hasViteConfig(root)
  const only = options.only === undefined ? undefined : divisionNames(options.only)
  const outDir = options.outDir ?? (only && join(root, partFolder(only)))
  const own: SkerryOptions = {
    ...(options.site !== undefined && { site: options.site }),
    ...(options.report !== undefined && { report: resolve(options.report) }),
    ...(options.strict !== undefined && { strict: options.strict }),
    ...(options['allow-page-errors'] && { allowPageErrors: true }),
    ...sharing(options),
  }
  const config: InlineConfig = {
    root,
    configFile: configured ? undefined : false,
    ...(options.base !== undefined && { base: baseOf(options.base) }),
    build: outDir === undefined ? {} : { outDir: resolve(outDir) },
    server: {
      ...(options.port !== undefined && portOf(options.port)),
      ...(options.host !== undefined && { host: hostOf(options.host) }),
      ...(options.open !== undefined && { open: options.open }),
    },
    preview: options.port === undefined ? {} : portOf(options.port),
    plugins: configured ? [] : [skerry()],
  }
  return withCommandLine(config, {
    options: own,
    force: options.force ?? false,
    wait: options['no-wait'] !== true,
    lenient,
    ...(only && { only }),
    ...(options.join && { join: options.join }),
  })
}

function divisionNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.includes(''))
    throw new UsageError(
      '--only requires names of divisions: `--only en`, `--only en/v2,de`',
    )
  return names
}

/** The default output folder for a part, next to that of the site. */
function partFolder(names: readonly string[]): string {
  return `dist-${names.join('-').replace(/[^\p{L}\p{N}.-]+/gu, '-')}`
}

function sharing({
  'cache-url': url,
  'cache-read-only': readOnly,
}: CacheOptions): Pick<SkerryOptions, 'cacheUrl' | 'cacheReadOnly'> {
  if (url !== undefined && !(/^https?:\/\/./.test(url) && URL.canParse(url)))
    throw new UsageError(
      `--cache-url must be a URL that starts with https:// or http://, not \`${url}\``,
    )
  return {
    ...(url !== undefined && { cacheUrl: url }),
    ...(readOnly !== undefined && { cacheReadOnly: readOnly }),
  }
}

function portOf(text: string): { port: number; strictPort: true } {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535, not \`${text}\``)
  return { port, strictPort: true }
}

/** An empty text, such as that of an unset variable, would mean every address. */
function hostOf(text: string): string {
  if (text === '') throw hostError(text)
  return text
}

function hostError(host: string): UsageError {
  return new UsageError(
    `--host must be an address of this machine, not \`${host}\`\n  0.0.0.0 makes the server available to other machines.`,
  )
}

function baseOf(text: string): string {
  if (isBase(text)) return text
  const folders = cleanUrl(text).split('/')
  const plain = folders.map((folder) => folder.match(/\w[\w.~-]*/g)?.join('-'))
  const path = plain.filter(Boolean).join('/') || 'docs'
  throw new UsageError(`--base must be a path such as \`/${path}/\`, not \`${text}\``)
}

/**
 * Whether Vite uses a base as it is written. It drops `..`, queries and the host of `//x/`, and its
 * servers only find paths that need no encoding.
 */
function isBase(text: string): boolean {
  if (text === '' || text === './') return true
  if (!URL.canParse(text, 'http://host')) return false
  const { pathname, search, hash } = new URL(text, 'http://host')
  if (/^https?:\/\//.test(text)) return !search && !hash
  return text === pathname && !text.includes('%')
}
