import { join } from 'node:path'
import type { OutputWriter } from '../kit/output-writer.ts'
import type { Project } from '../site/project.ts'

/** Files that are copied at a time: Node has four threads for them. */
const AT_ONCE = 4

/**
 * Copies the files that are served as they are: assets, scripts and API descriptions.
 *
 * @param mayLink As in `OutputWriter.copy`.
 * @throws what the file system throws.
 */
export async function copyAssets(
  { root, site }: Project,
  output: OutputWriter,
  mayLink: boolean,
): Promise<void> {
  const files = new Set([...site.assets, ...site.scripts, ...site.specs]).values()
  const copySome = async () => {
    // All take from the same iterator.
    for (const file of files) await output.copy(file, join(root, file), mayLink)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copySome))
}
