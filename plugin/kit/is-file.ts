import { statSync } from 'node:fs'

/**
 * Whether a file exists at this path. False for folders, and for paths that go through a file.
 */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}
