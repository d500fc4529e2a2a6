import { posix, resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'
import type { SkerryOptions } from '../site/options.ts'
import { toPosix } from '../kit/package-files.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'

/** State shared by the plugins of a `skerryVike()` call. */
export interface EmbeddedDocs {
  /** The documentation's path below the application's base: `docs/`. */
  path: string
  /** The content folder, absolute or relative to the application's root. */
  root: string
  /** Options for `skerry()`, which builds the pages. */
  options: SkerryOptions
}

/**
 * Absolute path of the folder that the documentation is built into, inside of Vike's `client`
 * folder, which gets published. Follows the rule by which Vike derives that folder from
 * `build.outDir`, because Vike only applies it to its own builds.
 */
export function docsOutput(app: ResolvedConfig, path: string): string {
  const { outDir } = (app.environments['client'] ?? app).build
  const output = stripTrailingSlashes(toPosix(outDir))
  const client = /\/(client|server)$/.test(output)
    ? posix.join(output, '../client')
    : posix.join(output, 'client')
  return resolve(app.root, client, path)
}
