import { accessSync } from 'node:fs'

/** Whether this process has a right on a file or folder: `constants.R_OK`, or `W_OK`. */
export function mayAccess(path: string, right: number): boolean {
  try {
    accessSync(path, right)
    return true
  } catch {
    return false
  }
}
