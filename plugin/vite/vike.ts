import type { Plugin, PluginOption } from 'vite'
import type { SkerryOptions } from '../site/options.ts'
import { docsBuildPlugin } from './docs-build-plugin.ts'
import { docsDevPlugin } from './docs-dev-plugin.ts'
import { docsPath } from './docs-path.ts'
import type { EmbeddedDocs } from './embedded-docs.ts'
import { docsLinksPlugin } from './docs-links-plugin.ts'
import { docsPreviewPlugin } from './docs-preview-plugin.ts'

/** Where the documentation is in a Vike application, and what `skerry()` takes besides. */
export interface SkerryVikeOptions extends SkerryOptions {
  /** The content folder, with `docs.json`; a relative path starts at the application's root. */
  root: string
  /** Path of the documentation below the application's base: `/docs/`, which is the default. */
  path?: string
}

/**
 * Documentation pages inside a Vike application, under a path. To be named beside `vike()`:
 *
 * ```ts
 * plugins: [vike(), skerryVike({ root: './docs', path: '/docs/' })]
 * ```
 *
 * The two stay apart: the documentation has a Vite server and a build of its own, so neither
 * sees the other's pages, plugins or JSX. In dev they answer on one port; a build puts the
 * documentation into Vike's `client` folder once the application is built and prerendered.
 *
 * @throws SkerryError when `path` is not a path below the application.
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

/** Says so when Vike is not there: then nothing would ever build the documentation. */
function presencePlugin(): Plugin {
  return {
    name: 'skerry:vike',
    configResolved({ command, plugins, logger }) {
      // Vike takes itself out of test runs.
      if (command !== 'build' || process.env['VITEST']) return
      if (plugins.some(({ name }) => name.startsWith('vike:'))) return
      logger.warn(
        'skerryVike() found no vike() among the plugins: the documentation may not be built. ' +
          'For a site of its own, use skerry() from `skerry`.',
      )
    },
  }
}
