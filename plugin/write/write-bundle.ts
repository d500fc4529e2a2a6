import type { StagingWriter } from '../kit/staging-writer.ts'
import type { BundledFile } from './bundled-file.ts'

/**
 * Writes files of a bundle. Not left to the bundler, whose message about a full disk has a back
 * trace and asks for a report.
 *
 * @throws what the file system throws.
 */
export function writeBundle(
  output: Pick<StagingWriter, 'write'>,
  files: readonly BundledFile[],
): void {
  for (const { fileName, content } of files) output.write(fileName, content)
}
