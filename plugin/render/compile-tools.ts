import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentHash } from '../kit/content-hash.ts'
import {
  pluginEntries,
  pluginModules,
  sitePlugins,
  requiresMainThread,
  type PluginOptions,
} from '../mdx/site-plugins.ts'
import type { SkerryOptions } from '../site/options.ts'
import { TYPES_PACKAGE, TYPESCRIPT_PACKAGES } from '../site/type-packages.ts'
import type { ConfigSource } from '../site/project.ts'
import { canonicalText } from '../kit/canonical-text.ts'
import { packageRoot } from '../kit/package-files.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { moduleFingerprint } from '../kit/module-fingerprint.ts'

/**
 * Hashes what a site's plugins do: the content of local ones, package versions, functions by
 * their source and config file, and all options with their values.
 *
 * @param root Absolute path of the content folder.
 * @param options As passed to `skerry()`.
 * @param config The config file that calls `skerry()`, from which threads load functions.
 */
export function pluginTools(
  root: string,
  options: PluginOptions & Pick<SkerryOptions, 'cacheKey'>,
  config: ConfigSource | undefined,
): string {
  const given = pluginEntries(options)
  const travelling = sitePlugins(options, config)
  const { cacheKey } = options
  return contentHash(
    ...pluginModules(given).map(([specifier]) => moduleFingerprint(specifier, root)),
    canonicalText(given, cacheKey),
    travelling.config ? configTools(root, travelling.config) : '',
    // Variables that a function closes over are unknown, so its key differs in each process.
    cacheKey ?? (requiresMainThread(travelling) ? randomUUID() : ''),
  )
}

const LOCK_FILES = [
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
]

/**
 * Hashes what hover types in code depend on besides the code: the packages that compute them,
 * and the installed packages, whose types the code may import.
 *
 * @param root Absolute path of the content folder.
 */
export function hoverTypesKey(root: string): string {
  const names = [TYPES_PACKAGE, ...TYPESCRIPT_PACKAGES]
  const packages = names.flatMap((name) => [
    { name, from: root },
    { name, from: packageRoot },
  ])
  return contentHash(packageVersions(packages), ...nearestLock(root))
}

/** Name and content of the nearest lock file. Empty if there is none. */
function nearestLock(root: string): (string | Uint8Array)[] {
  for (let folder = root; ; folder = dirname(folder)) {
    const name = LOCK_FILES.find((each) => existsSync(join(folder, each)))
    if (name !== undefined) return contentOf(folder, [name])
    if (folder === dirname(folder)) return []
  }
}

/**
 * Hashes a config file: its content, the argument of its function, and the files that Vite's
 * `loadEnv` reads.
 */
function configTools(root: string, { file, env }: ConfigSource): string {
  const { mode } = env
  const variables = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
  return contentHash(
    moduleFingerprint(pathToFileURL(file).href, root),
    env,
    ...contentOf(dirname(file), variables),
  )
}

/**
 * Hashes TextMate grammars, including whether each exists.
 *
 * @param paths Relative to the root.
 */
export function grammarTools(root: string, paths: readonly string[]): string {
  return contentHash(...contentOf(root, paths))
}

/** Paths and content of files, or `missing`. */
function contentOf(folder: string, paths: readonly string[]): (string | Uint8Array)[] {
  return paths.flatMap((path) => {
    try {
      return [path, readFileSync(join(folder, path))]
    } catch {
      return [path, 'missing']
    }
  })
}
