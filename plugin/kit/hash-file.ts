import { readdirSync, readFileSync } from 'node:fs'
import { contentHash } from './content-hash.ts'
import { isFile } from './is-file.ts'

/**
 * The `contentHash` of a file, or of the names in a folder, whose path ends with a slash. Undefined
 * if it can't be read. Only regular files are: reading a named pipe or a device may never end.
 */
export function hashFile(path: string): string | undefined {
  try {
    if (path.endsWith('/')) return contentHash(...readdirSync(path).sort())
    return isFile(path) ? contentHash(readFileSync(path)) : undefined
  } catch {
    return undefined
  }
}
