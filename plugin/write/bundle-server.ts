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

/** The bundled server modules: what worker threads render with. */
export interface BuiltServer {
  /** URL to import. */
  url: string
  /** Copies the files that server modules import, such as images; `mayLink` as in `StagingWriter.copy`. */
  copyAssets(output: StagingWriter, mayLink: boolean): Promise<void>
  /** Removes the files. */
  dispose(): void
}

/**
 * Bundles theme, overrides, islands and the modules that pages import, once, for Node.
 *
 * @param folders Where the bundle may lie, best first: the first in which there is room is taken.
 * @throws SkerryError when code of the site cannot be bundled; Error of the last folder, where none
 *   can be written to.
 */
export async function buildServer(
  builder: ViteBuilder,
  site: BundledSite,
  folders: readonly string[],
): Promise<BuiltServer> {
  const environment = builder.environments['ssr']!
  const output = await bundleOnce(builder, environment, site)
  const folder = writeServer(output, [...folders])
  // Sheets that modules import are the browser's build's, but for those that code has the address of.
  const isWanted = (fileName: string) =>
    !fileName.endsWith('.css') ||
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
/** Milliseconds: no build takes so long. */
const LONGEST_BUILD = 24 * 3_600_000

/** Removes the bundles of builds that were killed. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(parent, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > LONGEST_BUILD)
      rmSync(path, { recursive: true, force: true })
  }
}

/** Writes the bundle into a new folder inside of one of these. */
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

/** Where the server's bundle may lie. From the cache, Node finds the packages that are left outside of it. */
export function bundleFolders({ cacheFolder }: Project, output: string): string[] {
  return [...(cacheFolder === undefined ? [] : [cacheFolder]), tmpdir(), output]
}
