import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file, and creates its parent folders.
 *
 * @throws File system errors, with the path, which Node omits if the disk is full.
 */
export function writeFile(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content)
  } catch (error) {
    const failure = error as NodeJS.ErrnoException
    if (failure.code !== 'ENOENT') throw Object.assign(failure, { path })
    const folder = dirname(path)
    makeFolder(folder)
    writeFile(path, content)
  }
}

/**
 * Creates a file. An existing file is replaced rather than overwritten, as it may have other
 * hard links.
 *
 * @throws File system errors, with the path.
 */
export function writeNewFile(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content, { flag: 'wx' })
  } catch (error) {
    const failure = error as NodeJS.ErrnoException
    if (failure.code === 'ENOENT') makeFolder(dirname(path))
    else if (failure.code === 'EEXIST') unlinkSync(path)
    else throw Object.assign(failure, { path })
    writeNewFile(path, content)
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
