import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUTPUT_MARKER } from '../site/output-marker-name.ts'
import { writeNewFile } from '../kit/write-file.ts'

/**
 * Some hosts publish dotfiles, so it doesn't reveal anything about the machine, the version or
 * the site.
 */
const TEXT = 'Written by `skerry build`, which replaces this folder whenever it runs.\n'

/** Marks a folder as written by a build, so that the next build may replace it. */
export function markOutput(folder: string): void {
  writeNewFile(join(folder, OUTPUT_MARKER), TEXT)
}

/**
 * Whether a build of Skerry wrote a folder: it has the marker, or the files that the first
 * version, which had no marker, always wrote. Tools that skip dotfiles lose the marker too.
 */
export function isOutput(folder: string): boolean {
  return read(folder, OUTPUT_MARKER) !== undefined || isUnmarkedOutput(folder)
}

/** Whether it has a policy like our `csp.json`, and a 404 page with our inline script. */
function isUnmarkedOutput(folder: string): boolean {
  const notFound = read(folder, '404.html')
  return notFound?.includes('skerry') === true && isPolicy(read(folder, 'csp.json'))
}

function isPolicy(text: string | undefined): boolean {
  try {
    const policy: unknown = JSON.parse(text ?? '')
    return (
      typeof policy === 'object' &&
      policy !== null &&
      'base' in policy &&
      typeof policy.base === 'string' &&
      'pages' in policy &&
      typeof policy.pages === 'object'
    )
  } catch {
    return false
  }
}

function read(folder: string, name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return undefined
  }
}
