import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentHash } from '../kit/content-hash.ts'
import {
  pluginEntries,
  pluginModules,
  sitePlugins,
  staysHere,
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
 * Names what a site's plugins do: the content of local ones, the versions of packages, functions
 * by their text and by the config file that has them, and all options with their values.
 *
 * @param root Absolute path of the content folder.
 * @param options As they were given to `skerry()`.
 * @param config The file that has the call: threads read the functions there.
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
    // What a function has from around it is not known: it is another in each process.
    cacheKey ?? (staysHere(travelling) ? randomUUID() : ''),
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
 * Names what the types of names in code depend on beside the code: the packages that find them, and
 * what is installed around the site, whose types the code may import.
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

/** The lock file that a site is installed by: wherever the project lies, the same. */
function nearestLock(root: string): (string | Uint8Array)[] {
  for (let folder = root; ; folder = dirname(folder)) {
    const name = LOCK_FILES.find((each) => existsSync(join(folder, each)))
    if (name !== undefined) return contentOf(folder, [name])
    if (folder === dirname(folder)) return []
  }
}

/**
 * Names what a config file gives: its content, what its function is called with, and the files
 * that Vite's `loadEnv` reads.
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
 * Names the content of TextMate grammars; one that is not there is named too.
 *
 * @param paths Relative to the root.
 */
export function grammarTools(root: string, paths: readonly string[]): string {
  return contentHash(...contentOf(root, paths))
}

/** Files with their content; one that is not there is named too. */
function contentOf(folder: string, paths: readonly string[]): (string | Uint8Array)[] {
  return paths.flatMap((path) => {
    try {
      return [path, readFileSync(join(folder, path))]
    } catch {
      return [path, 'missing']
    }
  })
}
