import { statSync } from 'node:fs'

/** Whether a folder exists at this path. Symbolic links are followed. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
