import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadApiResult } from '../../playground/read/read-api.ts'
import { contentHash } from '../content-hash.ts'
import type { ContentCache } from '../disk-cache.ts'
import { buildId } from '../package-files.ts'

interface Kept {
  result: ReadApiResult
  /** Of the files that it was read from. */
  hashes: Record<string, string | undefined>
}

/** A description as it was read before, where its files are still the same. */
export function keptApi(
  source: string,
  root: string,
  cache: ContentCache,
): ReadApiResult | undefined {
  const kept = isUrl(source) ? undefined : cache.get<Kept>('api', keyOf(source, root))
  const isCurrent = ([file, hash]: [string, string | undefined]) =>
    hashFile(root, file) === hash
  return kept && Object.entries(kept.hashes).every(isCurrent) ? kept.result : undefined
}

/** Keeps what was read; what came over the network is asked for each time. */
export function keepApi(
  source: string,
  root: string,
  cache: ContentCache,
  result: ReadApiResult,
): void {
  if (result.files.some(isUrl)) return
  const hashes = Object.fromEntries(
    result.files.map((file) => [file, hashFile(root, file)]),
  )
  cache.set('api', keyOf(source, root), { result, hashes } satisfies Kept)
}

export function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source)
}

function keyOf(source: string, root: string): string {
  return contentHash(buildId, root, source)
}

function hashFile(root: string, file: string): string | undefined {
  try {
    return contentHash(readFileSync(join(root, file)))
  } catch {
    return undefined
  }
}
