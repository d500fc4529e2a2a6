import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
import type { ConfigSource } from '../site/project.ts'
import { canonicalText } from '../kit/canonical-text.ts'
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
