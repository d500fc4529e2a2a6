import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rollup, ViteBuilder } from 'vite'
import { contentHash } from '../content-hash.ts'
import type { ContentCache } from '../disk-cache.ts'

/** The bundled server modules: what worker threads render with. */
export interface BuiltServer {
  /** URL to import. */
  url: string
  /** Names its content: rendered pages depend on it. */
  hash: string
  /** Removes the files. */
  dispose(): void
}

/** Bundles theme, overrides, islands and the modules that pages import, once, for Node. */
export async function buildServer(
  builder: ViteBuilder,
  cache: ContentCache,
): Promise<BuiltServer> {
  const environment = builder.environments['ssr']!
  const folder = mkdtempSync(join(cache.directory ?? tmpdir(), 'server-'))
  const { build } = environment.config
  build.outDir = folder
  build.emptyOutDir = false
  build.copyPublicDir = false
  build.rolldownOptions = {
    ...build.rolldownOptions,
    input: { server: 'virtual:skerry/server' },
    output: {
      entryFileNames: 'server.mjs',
      chunkFileNames: '[name]-[hash].mjs',
      format: 'es',
    },
  }
  const output = (await builder.build(environment)) as Rollup.RollupOutput
  const chunks = output.output.filter((item) => item.type === 'chunk')
  return {
    url: pathToFileURL(join(folder, 'server.mjs')).href,
    hash: contentHash(...chunks.map(({ code }) => code)),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}
