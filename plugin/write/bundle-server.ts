import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteBuilder } from 'vite'
import { StagingWriter } from '../kit/staging-writer.ts'
import { makeFolder } from '../kit/write-file.ts'
import type { Project } from '../site/project.ts'
import { bundleOnce } from './bundle-once.ts'
import type { BundledFile } from './bundled-file.ts'
import type { BundledSite } from './stored-bundles.ts'
import { writeBundle } from './write-bundle.ts'

/** The bundled server modules, which workers use to render. */
export interface BuiltServer {
  /** URL to import. */
  url: string
  /**
   * Copies assets that server modules import, such as images. `mayLink` as in
   * `StagingWriter.copy`.
   */
  copyAssets(output: StagingWriter, mayLink: boolean): Promise<void>
  /** Removes the bundle. */
  dispose(): void
}

/**
 * Bundles theme, overrides, islands and the modules that pages import for Node.
 *
 * @param folders Candidate folders for the bundle, in order of preference. The first writable
 *   one is used.
 * @throws SkerryError if code of the site can't be bundled, or Error of the last folder if none
 *   can be written.
 */
export async function buildServer(
  builder: ViteBuilder,
  site: BundledSite,
  folders: readonly string[],
): Promise<BuiltServer> {
  const environment = builder.environments['ssr']!
  // For the positions of errors in the site's own code.
  const { overrides } = site.project.current
  const hasOwnCode =
    overrides.components.size +
      overrides.layout.size +
      site.build.pageImports.value.size >
    0
  environment.config.build.sourcemap = hasOwnCode && 'hidden'
  const output = await bundleOnce(builder, environment, site)
  const folder = writeServer(output, [...folders])
  // Stylesheets belong to the client build, except those whose URL server code uses.
  const isWanted = (fileName: string) =>
    !/\.(?:css|mjs\.map)$/.test(fileName) ||
    output.some((item) => item.type === 'chunk' && item.content.includes(fileName))
  const assets = output.filter(
    ({ type, fileName }) => type === 'asset' && isWanted(fileName),
  )
  return {
    copyAssets: async (target, mayLink) => {
      for (const { fileName } of assets)
        await target.copy(fileName, join(folder, fileName), mayLink)
    },
    url: pathToFileURL(join(folder, 'server.mjs')).href,
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const PREFIX = 'skerry-server-'
/** Milliseconds. Older bundles are leftovers, as no build takes this long. */
const MAX_BUILD_MS = 24 * 3_600_000

/** Removes bundles of builds that were killed. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(parent, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > MAX_BUILD_MS)
      rmSync(path, { recursive: true, force: true })
  }
}

/** Writes the bundle into a new folder in the first parent that works. */
function writeServer(
  output: readonly BundledFile[],
  [parent = tmpdir(), ...others]: string[],
): string {
  let folder: string | undefined
  try {
    makeFolder(parent)
    removeLeftovers(parent)
    folder = mkdtempSync(join(parent, PREFIX))
    writeBundle(new StagingWriter({ folder }), output)
    return folder
  } catch (error) {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    if (others.length === 0) throw error
    return writeServer(output, others)
  }
}

/**
 * Candidate folders for the server bundle. From the cache folder, Node can resolve external
 * packages.
 */
export function bundleFolders({ cacheFolder }: Project, output: string): string[] {
  return [...(cacheFolder === undefined ? [] : [cacheFolder]), tmpdir(), output]
}
