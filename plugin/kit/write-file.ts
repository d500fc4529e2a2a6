import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file, and creates its parent folders.
 *
 * @throws File system errors, with the path, which Node omits if the disk is full.
 */
export function writeFile(path: string, content: string | Uint8Array): void {
  const failure = tryToWrite(path, content, 'w')
  if (!failure) return
  if (failure.code !== 'ENOENT') throw failure
  makeFolder(dirname(path))
  const again = tryToWrite(path, content, 'w')
  if (again) throw again
}

/**
 * Creates a file. An existing file is replaced rather than overwritten, as it may have other
 * hard links.
 *
 * @throws File system errors, with the path.
 */
export function writeNewFile(path: string, content: string | Uint8Array): void {
  const failure = tryToWrite(path, content, 'wx')
  if (!failure) return
  if (failure.code === 'ENOENT') makeFolder(dirname(path))
  else if (failure.code === 'EEXIST') unlinkSync(path)
  else throw failure
  const again = tryToWrite(path, content, 'wx')
  if (again) throw again
}

/** Writes a file, and returns the error, with the path, if that fails. */
function tryToWrite(
  path: string,
  content: string | Uint8Array,
  flag: 'w' | 'wx',
): NodeJS.ErrnoException | undefined {
  try {
    writeFileSync(path, content, { flag })
    return undefined
  } catch (error) {
    return Object.assign(error as NodeJS.ErrnoException, { path })
  }
}

/**
 * Creates a folder and its parents. Node's `recursive` option reports `ENOENT` where the system
 * reported a read-only disk.
 *
 * @throws File system errors.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    const parent = dirname(path)
    if (code !== 'ENOENT' || parent === path) throw error
    makeFolder(parent)
    makeFolder(path)
  }
}
