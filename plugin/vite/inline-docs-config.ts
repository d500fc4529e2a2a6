import { join, resolve } from 'node:path'
import type { InlineConfig, ResolvedConfig } from 'vite'
import { skerry } from './skerry-plugins.ts'
import { docsOutput, type EmbeddedDocs } from './embedded-docs.ts'

/**
 * Vite's configuration for the documentation of an application, with its own root, base, cache
 * and plugins. It inherits nothing that would affect the rendered pages.
 *
 * @param app The application's configuration.
 * @param base The documentation's base: `/docs/`.
 */
export function inlineDocsConfig(
  docs: EmbeddedDocs,
  app: ResolvedConfig,
  base: string,
): InlineConfig {
  // In a build, our summary is enough, unless all output is disabled.
  const isTold = app.command === 'serve' || app.logLevel === 'silent'
  return {
    root: resolve(app.root, docs.root),
    base,
    configFile: false,
    mode: app.mode,
    ...(isTold && app.logLevel !== undefined && { logLevel: app.logLevel }),
    clearScreen: false,
    // Two servers with the same folder would overwrite each other's optimized dependencies.
    cacheDir: join(app.cacheDir, 'skerry'),
    build: { outDir: docsOutput(app, docs.path) },
    plugins: [skerry(docs.options)],
  }
}
