import type { StagingWriter } from '../kit/staging-writer.ts'
import type { BundledFile } from './bundled-file.ts'

/**
 * Writes files of a bundle. The bundler could do that, but reports a full disk with a backtrace,
 * as a bug of its own.
 *
 * @throws File system errors.
 */
export function writeBundle(
  output: Pick<StagingWriter, 'write'>,
  files: readonly BundledFile[],
): void {
  for (const { fileName, content } of files) output.write(fileName, content)
}
