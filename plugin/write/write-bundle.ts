import type { Rollup } from 'vite'
import type { StagingWriter } from '../kit/staging-writer.ts'

/**
 * Writes files of a bundle. Not left to the bundler, whose message about a full disk has a back
 * trace and asks for a report.
 *
 * @throws what the file system throws.
 */
export function writeBundle(
  output: Pick<StagingWriter, 'write'>,
  items: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[],
): void {
  for (const item of items) {
    output.write(item.fileName, item.type === 'chunk' ? item.code : item.source)
  }
}
