import { constants, copyFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isFile } from './is-file.ts'
import { renameWithRetry } from './rename-with-retry.ts'
import { writeFile } from './write-file.ts'

/**
 * Writes a file of the author, such as a page, in place. If that fails, for example because the
 * disk is full, the file keeps its content.
 *
 * @param write For tests.
 * @throws File system errors, with the path, which Node omits if the disk is full.
 */
export function overwriteFile(file: string, text: string, write = writeFile): void {
  overwriteFiles(new Map([[file, text]]), undefined, write)
}

/**
 * Writes files of the author in place: all or none. All are copied first, and if one can't be
 * written, the copies take the place of those that were.
 *
 * @param texts By absolute path, in the order in which they are written.
 * @param finish Called when all are written. If it throws, the files get their content back.
 * @param write For tests.
 * @throws File system errors, with the path, and what `finish` throws.
 */
export function overwriteFiles(
  texts: ReadonlyMap<string, string>,
  finish: () => void = () => {},
  write = writeFile,
): void {
  const originals = new Map<string, Original>()
  // By path: several names may be links to one file.
  const written = new Map<string, Original>()
  try {
    for (const file of texts.keys()) originals.set(file, originalOf(file))
    for (const original of originals.values()) copyOriginal(original)
    for (const [file, text] of texts) {
      const original = originals.get(file)!
      written.set(original.path, original)
      write(original.path, text)
    }
    finish()
  } catch (error) {
    for (const original of written.values()) restore(original)
    throw error
  } finally {
    for (const { copy } of originals.values()) if (isFile(copy)) rmSync(copy)
  }
}

/** A file before it is written. */
interface Original {
  /** Absolute path, with symbolic links resolved. */
  path: string
  /** Path of the copy, next to it. */
  copy: string
  exists: boolean
}

function originalOf(file: string): Original {
  const exists = isFile(file)
  const path = exists ? realpathSync(file) : file
  const copy = join(dirname(path), `.${basename(path)}.skerry-copy`)
  return { path, copy, exists }
}

function copyOriginal({ path, copy, exists }: Original): void {
  if (!exists) return
  try {
    copyFileSync(path, copy, constants.COPYFILE_FICLONE)
  } catch (error) {
    // The copy means nothing to the author.
    throw Object.assign(error as NodeJS.ErrnoException, { path, dest: path })
  }
}

function restore({ path, copy, exists }: Original): void {
  if (exists) renameWithRetry(copy, path)
  else rmSync(path, { force: true })
}
