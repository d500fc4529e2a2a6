import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Api,
  type ReadApiResult,
  apiSources,
  overlaysOf,
  withAuthorization,
  withServers,
} from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nodeEntry } from '../kit/package-files.ts'
import type { Store, StoreHandle } from '../kit/store.ts'
import { findOverlays } from './find-overlays.ts'
import type { SourceSite } from './site.ts'
import { WorkerPool } from '../kit/worker-pool.ts'
import type { ReadTask } from './api-reader.ts'
import { isUrl } from '../../runtime/kit/is-url.ts'
import { type OverlaidSource, storedApi } from './stored-api.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

/** The API descriptions of a site. */
interface ReadApis {
  /** By location: relative path, or URL. */
  apis: Map<string, Api>
  /** Root-relative paths of the files that were read. */
  files: string[]
  /** By location. */
  diagnostics: Map<string, Diagnostic[]>
}

/** Time limit per description, in milliseconds. Ten times what the largest known ones take. */
const LIMIT = 120_000
/** Number of URLs to fetch concurrently. */
const REMOTE_CONCURRENCY = 4

/**
 * Reads all API descriptions that settings refer to or the folder contains. Local ones come from
 * the store if their files haven't changed; URLs are requested each time. Runs in threads that end
 * afterwards, to free the parsed files, which are many times larger than the model, before pages
 * are rendered.
 *
 * @param previous Descriptions as they were read before. One that can't be read now, often because
 *   it is being edited, is reported and stays as it was, unless its file is gone.
 */
export async function readApis(
  site: SourceSite,
  store: Store,
  previous: ReadonlyMap<string, Api> = new Map(),
): Promise<ReadApis> {
  const sources = apiSources(site)
  // Overlays are looked for in all data files.
  const overlays =
    sources.length > 0 ? await findOverlays(site) : new Map<string, string[]>()
  const script = nodeEntry('api-reader')
  const local = new WorkerPool(script, 1, LIMIT)
  const remote = new WorkerPool(script, REMOTE_CONCURRENCY, LIMIT)
  let read: ReadApiResult[]
  try {
    read = await Promise.all(
      sources.map(async (source): Promise<ReadApiResult> => {
        const api = { source, overlays: overlaysOf(site.settings, source, overlays) }
        const stored = storedApi(api, site.root, store)
        const pool = isUrl(source) ? remote : local
        return stored ?? (await readOne(pool, api, site.root, store.handle))
      }),
    )
  } finally {
    await Promise.all([local.close(), remote.close()])
  }
  const apis = new Map<string, Api>()
  const { servers, auth } = site.settings.api
  const isThere = (source: string) => isUrl(source) || existsSync(join(site.root, source))
  sources.forEach((source, index) => {
    const api = read[index]!.api ?? (isThere(source) ? previous.get(source) : undefined)
    if (api) apis.set(source, withAuthorization(withServers(api, servers), auth))
  })
  return {
    apis,
    files: read.flatMap(({ files }) => files).filter((file) => !isUrl(file)),
    diagnostics: new Map(
      sources.map((source, index) => [source, read[index]!.diagnostics]),
    ),
  }
}

/** Reads one description. A crash or timeout of its thread is reported like an unreadable file. */
async function readOne(
  pool: WorkerPool,
  api: OverlaidSource,
  root: string,
  store: StoreHandle | undefined,
): Promise<ReadApiResult> {
  const { source } = api
  const task: ReadTask = { type: 'read', ...api, root, store }
  try {
    return JSON.parse(await pool.run<string>(task)) as ReadApiResult
  } catch (error) {
    const words = errorMessage(error)
    const message = `\`${source}\` can't be read: ${words}`
    return {
      diagnostics: [{ severity: 'error', code: 'api/unreadable', message, file: source }],
      files: isUrl(source) ? [] : [source],
    }
  }
}
