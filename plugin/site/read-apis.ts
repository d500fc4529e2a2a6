import {
  type Api,
  type ReadApiResult,
  apiSources,
  withServers,
} from '../../playground/index.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nodeEntry } from '../kit/package-files.ts'
import type { Store, StoreHandle } from '../kit/store.ts'
import type { SourceSite } from './site.ts'
import { WorkerPool } from '../kit/worker-pool.ts'
import type { ReadTask } from './api-reader.ts'
import { isUrl } from '../../runtime/kit/is-url.ts'
import { storedApi } from './stored-api.ts'

/** The API descriptions of a site. */
export interface ReadApis {
  /** By location: relative path or URL. */
  apis: Map<string, Api>
  /** Root-relative files that they were read from. */
  files: string[]
  diagnostics: Diagnostic[]
}

/** Milliseconds of work for one description: ten times what the largest known ones take. */
const LIMIT = 120_000
/** Addresses that are asked side by side. */
const MOST_REMOTE = 4

/**
 * Reads every API description that settings name or that lies in the folder. What was read
 * before from the same files is taken from the store; addresses on the network are asked
 * each time. Reading is done in threads that end with it: the trees of the files, many
 * times as large as the model, are gone when pages are rendered.
 */
export async function readApis(site: SourceSite, store: Store): Promise<ReadApis> {
  const sources = apiSources(site)
  const script = nodeEntry('api-reader')
  const local = new WorkerPool(script, 1, LIMIT)
  const remote = new WorkerPool(script, MOST_REMOTE, LIMIT)
  let read: ReadApiResult[]
  try {
    read = await Promise.all(
      sources.map(async (source): Promise<ReadApiResult> => {
        const stored = storedApi(source, site.root, store)
        const pool = isUrl(source) ? remote : local
        return stored ?? (await readOne(pool, source, site.root, store.handle))
      }),
    )
  } finally {
    await Promise.all([local.close(), remote.close()])
  }
  const apis = new Map<string, Api>()
  sources.forEach((source, index) => {
    const api = read[index]!.api
    if (api) apis.set(source, withServers(api, site.settings.api.servers))
  })
  return {
    apis,
    files: read.flatMap(({ files }) => files).filter((file) => !isUrl(file)),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** A description that its thread gave up on is as good as unreadable; the others are read. */
async function readOne(
  pool: WorkerPool,
  source: string,
  root: string,
  store: StoreHandle | undefined,
): Promise<ReadApiResult> {
  const task: ReadTask = { type: 'read', source, root, store }
  try {
    return JSON.parse(await pool.run<string>(task)) as ReadApiResult
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    const message = `\`${source}\` can't be read: ${words}`
    return {
      diagnostics: [{ severity: 'error', code: 'api/unreadable', message, file: source }],
      files: isUrl(source) ? [] : [source],
    }
  }
}
