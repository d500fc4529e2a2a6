import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Real sites, descriptions and hostile inputs: they lie beside the project where it is developed. */
const folder =
  process.env['SKERRY_SHARED'] ?? fileURLToPath(new URL('../../shared', import.meta.url))

/** A folder or file that is no part of the project. */
interface SharedMaterial {
  /** Its absolute path, also where it is missing. */
  path: string
  /** It is not there, or not wanted: its tests do not run, and a line on standard error says so. */
  missing: boolean
}

/**
 * Names a part of the material that some tests need. A checkout without it runs all others;
 * what does not run is printed, with the reason.
 *
 * @param part Relative to the folder of the material.
 * @param tests What does not run without it, as in "the pages of real sites compile".
 * @param slow They take minutes, and run with `SKERRY_CORPUS=all` only.
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
