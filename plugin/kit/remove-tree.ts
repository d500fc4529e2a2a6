import { lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes a file or folder if it exists. For folders with many files, this takes two thirds of
 * the time of `rmSync`, which asks about each file before it removes it.
 *
 * @param path Absolute.
 * @throws File system errors.
 */
export function removeTree(path: string): void {
  try {
    // A symbolic link to a folder isn't one, and is removed itself.
    if (lstatSync(path).isDirectory()) return removeFolder(path)
  } catch {
    // A file is protected or in use, which `rmSync` handles.
  }
  rmSync(path, { recursive: true, force: true })
}

function removeFolder(folder: string): void {
  // Entries that are symbolic links are not directories either.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeFolder(path)
    else unlinkSync(path)
  }
  rmdirSync(folder)
}
