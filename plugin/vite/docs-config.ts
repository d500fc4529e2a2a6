import { join, resolve } from 'node:path'
import type { InlineConfig, ResolvedConfig } from 'vite'
import { skerry } from './skerry-plugins.ts'
import { docsOutput, type EmbeddedDocs } from './embedded-docs.ts'

/**
 * Vite's configuration for the documentation of an application: its own root, base, cache and
 * plugins, and nothing of the application's that would change what pages are made of.
 *
 * @param app The application's configuration.
 * @param base The documentation's base: `/docs/`.
 */
export function inlineDocsConfig(
  docs: EmbeddedDocs,
  app: ResolvedConfig,
  base: string,
): InlineConfig {
  // Of a build, our own summary is enough, unless nothing is to be said at all.
  const isTold = app.command === 'serve' || app.logLevel === 'silent'
  return {
    root: resolve(app.root, docs.root),
    base,
    configFile: false,
    mode: app.mode,
    ...(isTold && app.logLevel !== undefined && { logLevel: app.logLevel }),
    clearScreen: false,
    // Two servers in one folder would throw away each other's optimized dependencies.
    cacheDir: join(app.cacheDir, 'skerry'),
    build: { outDir: docsOutput(app, docs.path) },
    plugins: [skerry(docs.options)],
  }
}
