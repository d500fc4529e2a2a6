import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Real sites, descriptions and hostile inputs, available next to the project where it is
 * developed.
 */
const folder =
  process.env['SKERRY_SHARED'] ?? fileURLToPath(new URL('../../shared', import.meta.url))

/** A folder or file outside of the project. */
interface SharedMaterial {
  /** Its absolute path, even if it is missing. */
  path: string
  /** Missing, or not requested: its tests are skipped, with a line on standard error. */
  missing: boolean
}

/**
 * Looks up material that some tests need. Without it, they are skipped and the reason is
 * printed.
 * @param part Relative to the folder of the material.
 * @param tests The tests that would be skipped, as in "the pages of real sites compile".
 * @param slow They take minutes, and only run with `SKERRY_CORPUS=all`.
 */
export function sharedMaterial(
  part: string,
  tests: string,
  slow = false,
): SharedMaterial {
  const path = join(folder, part)
  const reason = !existsSync(path)
    ? `needs ../shared/${part}`
    : slow && process.env['SKERRY_CORPUS'] !== 'all'
      ? 'takes minutes: run it with SKERRY_CORPUS=all'
      : undefined
  if (reason) console.warn(`not run: ${tests} (${reason})`)
  return { path, missing: reason !== undefined }
}
