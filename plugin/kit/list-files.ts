import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { toPosix } from './package-files.ts'

/**
 * Lists all files in a folder and its subfolders, with paths relative to it and forward slashes.
 *
 * @throws File system errors if a folder can't be read.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => toPosix(relative(folder, join(parentPath, name))))
}
