import { realpathSync } from 'node:fs'
import { toPosix } from './package-files.ts'

/** The real path of a file, with forward slashes; the path itself if it doesn't exist. */
export function realPath(path: string): string {
  try {
    return toPosix(realpathSync(path))
  } catch {
    return path
  }
}
