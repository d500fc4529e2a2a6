import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from '../../playground/api.ts'
import type { ReadApiResult } from '../../playground/read/read-api.ts'
import { apiSources } from '../../playground/site/api-sources.ts'
import { contentHash } from '../content-hash.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentCache } from '../disk-cache.ts'
import { buildId } from '../package-files.ts'
import type { Site } from '../site/types.ts'

/** The API descriptions of a site. */
export interface ReadApis {
  /** By location: relative path or URL. */
  apis: Map<string, Api>
  /** Root-relative files that they were read from. */
  files: string[]
  diagnostics: Diagnostic[]
}

/**
 * Reads every API description that settings name or that lies in the folder, side by side.
 * What was read before from the same files is taken from the cache; addresses on the
 * network are asked each time.
 */
export async function readApis(site: Site, cache: ContentCache): Promise<ReadApis> {
  const sources = apiSources(site)
  const read = await Promise.all(
    sources.map((source) => readOne(source, site.root, cache)),
  )
  const apis = new Map<string, Api>()
  sources.forEach((source, index) => {
    const api = read[index]!.api
    if (api) apis.set(source, api)
  })
  return {
    apis,
    files: read.flatMap(({ files }) => files).filter((file) => !isUrl(file)),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  }
}

interface Kept {
  result: ReadApiResult
  hashes: Record<string, string | undefined>
}

async function readOne(
  source: string,
  root: string,
  cache: ContentCache,
): Promise<ReadApiResult> {
  const key = contentHash(buildId, root, source)
  const kept = isUrl(source) ? undefined : cache.get<Kept>('api', key)
  const isCurrent = ([file, hash]: [string, string | undefined]) =>
    hashFile(root, file) === hash
  if (kept && Object.entries(kept.hashes).every(isCurrent)) return kept.result

  // Loaded only here: the reader and its linter are large, and most rebuilds need neither.
  const { readApi } = await import('../../playground/read/read-api.ts')
  const result = await readApi(source, {
    root,
    cacheDir: cache.directory && join(cache.directory, 'specs'),
  })
  if (!result.files.some(isUrl)) {
    const hashes = Object.fromEntries(
      result.files.map((file) => [file, hashFile(root, file)]),
    )
    cache.set('api', key, { result, hashes } satisfies Kept)
  }
  return result
}

function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source)
}

function hashFile(root: string, file: string): string | undefined {
  try {
    return contentHash(readFileSync(join(root, file)))
  } catch {
    return undefined
  }
}
