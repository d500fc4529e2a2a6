import type { Plugin, PluginOption } from 'vite'
import type { SkerryOptions } from '../site/options.ts'
import { docsBuildPlugin } from './docs-build-plugin.ts'
import { docsDevPlugin } from './docs-dev-plugin.ts'
import { docsPath } from './docs-path.ts'
import type { EmbeddedDocs } from './embedded-docs.ts'
import { docsLinksPlugin } from './docs-links-plugin.ts'
import { docsPreviewPlugin } from './docs-preview-plugin.ts'

/** Options of `skerryVike()`: where the documentation is, and those of `skerry()`. */
export interface SkerryVikeOptions extends SkerryOptions {
  /** The content folder, with `docs.json`. A relative path starts at the application's root. */
  root: string
  /** Path of the documentation below the application's base. Defaults to `/docs/`. */
  path?: string
}

/**
 * Serves documentation below a path of a Vike application. Use it together with `vike()`:
 *
 * ```ts
 * plugins: [vike(), skerryVike({ root: './docs', path: '/docs/' })]
 * ```
 *
 * The two are isolated: the documentation has its own Vite server and build, so neither sees the
 * other's pages, plugins or JSX. In dev they share a port. A build writes the documentation into
 * Vike's `client` folder once the application is built and prerendered.
 *
 * @throws SkerryError if `path` is not a path below the application.
 */
export function skerryVike(options: SkerryVikeOptions): PluginOption {
  const { root, path, ...rest } = options
  const docs: EmbeddedDocs = {
    path: docsPath(path ?? '/docs/'),
    root,
    options: rest,
  }
  return [
    presencePlugin(),
    docsDevPlugin(docs),
    docsBuildPlugin(docs),
    docsPreviewPlugin(docs),
    docsLinksPlugin(docs),
  ]
}

/** Warns if Vike is missing, because nothing would build the documentation then. */
function presencePlugin(): Plugin {
  return {
    name: 'skerry:vike',
    configResolved({ command, plugins, logger }) {
      // Vike disables itself in test runs.
      if (command !== 'build' || process.env['VITEST']) return
      if (plugins.some(({ name }) => name.startsWith('vike:'))) return
      logger.warn(
        'skerryVike() found no vike() plugin: the documentation may not be built. ' +
          'For a standalone site, use skerry() from `skerry`.',
      )
    },
  }
}
