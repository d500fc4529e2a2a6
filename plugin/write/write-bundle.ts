import { join } from 'node:path'
import type { Rollup } from 'vite'
import { writeFile } from '../kit/write-file.ts'

/**
 * Writes files of a bundle. Not left to the bundler, whose message about a full disk has a back
 * trace and asks for a report.
 *
 * @throws what the file system throws.
 */
export function writeBundle(
  folder: string,
  items: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[],
): void {
  for (const item of items) {
    writeFile(
      join(folder, item.fileName),
      item.type === 'chunk' ? item.code : item.source,
    )
  }
}
