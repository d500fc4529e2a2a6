import { readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { decodeText } from '../../runtime/kit/decode-text.ts'
import { isUrl } from '../../runtime/kit/is-url.ts'
import { DATA_FILE } from './is-api-description.ts'
import { mapConcurrently } from '../kit/map-concurrently.ts'
import type { SourceSite } from './site.ts'

/** Overlays are written by hand. */
const MAX_BYTES = 1_000_000
const YAML_OVERLAY = /^(["']?)overlay\1[ \t]*:/m
const YAML_EXTENDS =
  /^(["']?)extends\1[ \t]*:[ \t]*(?:"([^"]+)"|'([^']+)'|([^\s#"'][^\s#]*))/m

/**
 * The overlays of a folder that say which description they change (`extends`), by its location,
 * in the order of their paths.
 */
export async function findOverlays({
  root,
  assets,
  specs,
}: Pick<SourceSite, 'root' | 'assets' | 'specs'>): Promise<Map<string, string[]>> {
  const described = new Set(specs)
  const files = assets.filter((file) => DATA_FILE.test(file) && !described.has(file))
  const targets = await mapConcurrently(files, (file) => readTarget(join(root, file)))
  const found = new Map<string, string[]>()
  files.forEach((file, index) => {
    const target = targets[index]
    if (!target) return
    const location = isUrl(target)
      ? target
      : posix.join(posix.dirname(file), target.replace(/^\/+/, ''))
    found.set(location, [...(found.get(location) ?? []), file])
  })
  return found
}

/** Whether a file is an overlay that says which description it changes. */
export async function isFoundOverlay(path: string): Promise<boolean> {
  return (await readTarget(path)) !== undefined
}

async function readTarget(path: string): Promise<string | undefined> {
  const text = await smallFile(path).catch(() => undefined)
  return text && overlayTarget(decodeText(text).text)
}

async function smallFile(path: string): Promise<Buffer | undefined> {
  const { size } = await stat(path)
  return size <= MAX_BYTES ? readFile(path) : undefined
}

/** The `extends` of an overlay. Undefined for any other text. */
function overlayTarget(text: string): string | undefined {
  if (!/^\s*\{/.test(text)) {
    const [, , ...values] = (YAML_OVERLAY.test(text) && YAML_EXTENDS.exec(text)) || []
    return values.find(Boolean)
  }
  try {
    const written: unknown = /"overlay"\s*:/.test(text) && JSON.parse(text)
    const isOverlay =
      typeof written === 'object' &&
      written !== null &&
      'overlay' in written &&
      'extends' in written
    return isOverlay && typeof written.extends === 'string' ? written.extends : undefined
  } catch {
    return undefined
  }
}
