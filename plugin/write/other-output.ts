import { readdirSync } from 'node:fs'
import { PART_FILE, readSitePart } from '../kit/part-folder.ts'
import { OUTPUT_MARKER } from '../site/output-marker-name.ts'

/**
 * What an output holds that is not the part of these divisions, as a message names it: a site, or
 * another part. Undefined where a build of the part may replace it. A damaged part may be built
 * again, by whichever build.
 *
 * @param folder Absolute, written by a build.
 * @throws what the file system throws.
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

/** A site may have a `part.json` of its own. */
function hasOnlyPart(folder: string): boolean {
  return readdirSync(folder).every(
    (name) => name === PART_FILE || name === OUTPUT_MARKER || name.endsWith('.pack'),
  )
}
