import { hashInside } from '../kit/hash-inside.ts'
import { isUrl } from '../../runtime/kit/is-url.ts'
import type { ReadApiResult } from '../../playground/index.ts'
import { contentHash } from '../kit/content-hash.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import type { Store } from '../kit/store.ts'
import { apiKind } from './api-kinds.ts'

/** Locations of a description and of the overlays that are applied to it. */
export interface OverlaidSource {
  source: string
  overlays: readonly string[]
}

/** A stored description, if its files haven't changed. */
export function storedApi(
  api: OverlaidSource,
  root: string,
  store: Store,
): ReadApiResult | undefined {
  const stored = isUrl(api.source) ? undefined : store.get(apiKind, keyOf(api))
  if (!stored) return undefined
  const { result, hashes } = stored
  const isCurrent = (file: string) => hashInside(root, file) === hashes[file]
  return result.files.every(isCurrent) ? result : undefined
}

/** Stores a description, unless parts of it came from URLs, which are requested each time. */
export function storeApi(
  api: OverlaidSource,
  root: string,
  store: Store,
  result: ReadApiResult,
): void {
  if (result.files.some(isUrl)) return
  const hashes: Record<string, string> = {}
  for (const file of result.files) {
    const hash = hashInside(root, file)
    if (hash !== undefined) hashes[file] = hash
  }
  store.set(apiKind, keyOf(api), { result, hashes })
}

function keyOf({ source, overlays }: OverlaidSource): string {
  return contentHash(toolVersions(), source, overlays)
}
