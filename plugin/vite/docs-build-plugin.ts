import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { toPosix } from '../kit/package-files.ts'
import { docsBase } from './docs-path.ts'
import { docsOutput, type EmbeddedDocs } from './embedded-docs.ts'
import { isFolder } from '../kit/is-folder.ts'

/**
 * Builds the documentation once the application is built and prerendered.
 *
 * Vike prerenders while the server bundle is written, during `builder.buildApp()` of its own
 * configuration. Then it runs `buildApp()` again, for hooks of other plugins, and exits the
 * process. So a `post` hook runs at the right time, but maybe twice.
 */
export function docsBuildPlugin(docs: EmbeddedDocs): Plugin[] {
  /** Start time of builds whose documentation is not built yet. */
  const begun = new WeakMap<ViteBuilder, number>()
  const seen = new WeakSet<ViteBuilder>()
  return [
    {
      name: 'skerry:vike-build:pre',
      apply: 'build',
      buildApp: {
        order: 'pre',
        async handler(builder) {
          if (seen.has(builder)) return
          seen.add(builder)
          begun.set(builder, Date.now())
        },
      },
    },
    {
      name: 'skerry:vike-build',
      apply: 'build',
      enforce: 'post',
      buildApp: {
        order: 'post',
        async handler(builder) {
          const start = begun.get(builder)
          if (start === undefined) return
          begun.delete(builder)
          await buildDocs(docs, builder, start)
        },
      },
    },
  ]
}

/**
 * @throws SkerryError if the application has its own files under the documentation's path, and
 *   any error of the documentation's build.
 */
async function buildDocs(
  docs: EmbeddedDocs,
  { config: app }: ViteBuilder,
  start: number,
): Promise<void> {
  const output = docsOutput(app, docs.path)
  refuseForeignFiles(output, docs.path, start)
  const { inlineDocsConfig } = await import('./inline-docs-config.ts')
  const { createBuilder } = await import('vite')
  const base = docsBase(app, docs.path)
  const builder = await createBuilder(inlineDocsConfig(docs, app, base))
  await builder.buildApp()
}

/** Throws if the application's build wrote files there, because they would be deleted. */
function refuseForeignFiles(output: string, path: string, start: number): void {
  const found = newFiles(output, start)
  if (found.length === 0) return
  const shown = found.slice(0, 3).map((file) => `\`/${path}${file}\``)
  const more = found.length > 3 ? ` and ${found.length - 3} more` : ''
  throw new SkerryError([
    {
      severity: 'error',
      code: 'vike/occupied-path',
      message: `the application already has files under \`/${path}\`: ${shown.join(', ')}${more}`,
      hint: 'Move these pages or public files, or set another `path` in `skerryVike()`.',
    },
  ])
}

function newFiles(folder: string, start: number): string[] {
  if (!isFolder(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => {
      const stat = statSync(join(folder, name), { throwIfNoEntry: false })
      // Timestamps of files may lag behind the clock by some milliseconds.
      return stat?.isFile() && stat.mtimeMs > start - 50
    })
    .map(toPosix)
    .sort()
}
