import { readdirSync } from 'node:fs'
import { PART_FILE, readSitePart } from '../kit/part-folder.ts'
import { OUTPUT_MARKER } from '../site/output-marker-name.ts'

/**
 * Describes, for a message, what an output has instead of the part of these divisions: a site,
 * or another part. Returns undefined if a build of the part may replace the output. A damaged
 * part may be replaced by any build.
 *
 * @param folder Absolute path of a folder that a build wrote.
 * @throws File system errors.
 */
export function otherOutput(
  folder: string,
  divisions: readonly string[],
): string | undefined {
  const part = readSitePart(folder)
  if (part === 'none' || part === 'damaged')
    return part === 'damaged' && hasOnlyPart(folder) ? undefined : 'a whole site'
  const wanted = new Set(divisions)
  const there = new Set(part.divisions)
  const isSame =
    wanted.size === there.size && [...wanted].every((name) => there.has(name))
  return isSame ? undefined : `the part of ${part.divisions.join(', ')}`
}

/** A site may have its own `part.json`. */
function hasOnlyPart(folder: string): boolean {
  return readdirSync(folder).every(
    (name) => name === PART_FILE || name === OUTPUT_MARKER || name.endsWith('.pack'),
  )
}
