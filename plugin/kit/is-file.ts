import { statSync } from 'node:fs'

/** Whether there is a file of this path: false for folders, and for paths that lead through a file. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}
