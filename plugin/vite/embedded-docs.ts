import { posix, resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'
import type { SkerryOptions } from '../site/options.ts'
import { toPosix } from '../kit/package-files.ts'

/** What the parts of one `skerryVike()` share. */
export interface EmbeddedDocs {
  /** The documentation's path below the application's base: `docs/`. */
  path: string
  /** The content folder, absolute or from the application's root. */
  root: string
  /** For the `skerry()` that makes the pages. */
  options: SkerryOptions
}

/**
 * Absolute path of the folder that the documentation is built into: in Vike's `client` folder,
 * which is what gets published. Vike makes it of `build.outDir` by the same rule, but tells
 * only its builds.
 */
export function docsOutput(app: ResolvedConfig, path: string): string {
  const { outDir } = (app.environments['client'] ?? app).build
  const said = toPosix(outDir).replace(/\/+$/, '')
  const client = /\/(client|server)$/.test(said)
    ? posix.join(said, '../client')
    : posix.join(said, 'client')
  return resolve(app.root, client, path)
}
