import { readdirSync, readFileSync } from 'node:fs'
import { contentHash } from './content-hash.ts'

/**
 * The `contentHash` of a file, or of the names in a folder, whose path ends with a slash. Undefined
 * if it can't be read.
 */
export function hashFile(path: string): string | undefined {
  try {
    if (path.endsWith('/')) return contentHash(...readdirSync(path).sort())
    return contentHash(readFileSync(path))
  } catch {
    return undefined
  }
}
