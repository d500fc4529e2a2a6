import { readFileSync } from 'node:fs'

/** The text of a file, without byte order mark. Undefined if it can't be read. */
export function readTextFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return undefined
  }
}
