import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file, and makes the folders that it lies in.
 *
 * @throws what the file system throws, with the path, which Node leaves out where a disk is full.
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
 * Writes a file as a new one: what has its name is replaced, and never written into, as other
 * names may lead to it.
 *
 * @throws what the file system throws, with the path.
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
 * Makes a folder, and those around it. Node's own way says `ENOENT` where the system said that
 * the disk is read-only.
 *
 * @throws what the file system throws.
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
