import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StagingWriter } from '../kit/staging-writer.ts'
import { isMissingFile } from '../kit/if-exists.ts'
import { mapConcurrently } from '../kit/map-concurrently.ts'
import type { Project } from '../site/project.ts'

/** Number of concurrent copies: Node's thread pool has four threads. */
const CONCURRENCY = 4

/**
 * Copies the files that are served as they are: assets, scripts and API descriptions.
 *
 * @param mayLink As in `StagingWriter.copy`.
 * @throws File system errors.
 */
export async function copyAssets(
  { root, site }: Project,
  output: StagingWriter,
  mayLink: boolean,
): Promise<void> {
  const files = new Set([...site.assets, ...site.scripts, ...site.specs])
  const copy = async (file: string) => {
    const source = join(root, file)
    await output.copy(file, source, mayLink).catch((error: unknown) => {
      // It was removed after the folder was read. The next build leaves it out.
      if (!isMissingFile(error) || existsSync(source)) throw error
    })
  }
  await mapConcurrently([...files], copy, CONCURRENCY)
}
