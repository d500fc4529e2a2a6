import { constants, copyFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isFile } from './is-file.ts'
import { renameWithRetry } from './rename-with-retry.ts'
import { writeFile } from './write-file.ts'

/**
 * Writes a file of the author, such as a page, in place. If that fails, for example because the
 * disk is full, the file keeps its content: a copy next to it takes its place.
 *
 * @param write For tests.
 * @throws File system errors, with the path, which Node omits if the disk is full.
 */
export function overwriteFile(file: string, text: string, write = writeFile): void {
  const exists = isFile(file)
  const path = exists ? realpathSync(file) : file
  const copy = join(dirname(path), `.${basename(path)}.skerry-copy`)
  try {
    if (exists) copyFileSync(path, copy, constants.COPYFILE_FICLONE)
  } catch (error) {
    rmSync(copy, { force: true })
    throw error
  }
  try {
    write(path, text)
  } catch (error) {
    if (exists) renameWithRetry(copy, path)
    else rmSync(path, { force: true })
    throw error
  }
  if (exists) rmSync(copy)
}
