import { readFileSync } from 'node:fs'
import { contentHash } from './content-hash.ts'

/** The `contentHash` of a file. Undefined if it can't be read. */
export function hashFile(path: string): string | undefined {
  try {
    return contentHash(readFileSync(path))
  } catch {
    return undefined
  }
}
