import { parentPort } from 'node:worker_threads'
import { readApi } from '../../playground/index.ts'
import { attachStore } from '../kit/open-store.ts'
import type { StoreHandle } from '../kit/store.ts'
import { fetchCache } from './api-kinds.ts'
import { FetchedTexts } from './fetched-credentials.ts'
import { storeApi } from './stored-api.ts'

/** Task of the thread that reads API descriptions. */
export interface ReadTask {
  type: 'read'
  /** Root-relative path, or URL. */
  source: string
  /** Overlays to apply, as `source` is written. */
  overlays: readonly string[]
  /** Absolute path of the content folder. */
  root: string
  /** Undefined if other threads can't use the store. */
  store: StoreHandle | undefined
}

parentPort!.on('message', ({ task }: { task: ReadTask }) => {
  read(task).then(
    (answer) => parentPort!.postMessage({ answer }),
    (error: unknown) => parentPort!.postMessage({ error: error ?? 'unknown' }),
  )
})

/** The result as JSON: structured clones of deeply nested objects would overflow the stack. */
async function read({
  source,
  overlays,
  root,
  store: handle,
}: ReadTask): Promise<string> {
  const store = attachStore(handle)
  const fetched = new FetchedTexts(fetchCache(store))
  const result = await readApi(source, { root, overlays, cache: fetched })
  result.diagnostics.push(...fetched.credentialsIn(result.files))
  storeApi({ source, overlays }, root, store, result)
  store.close()
  return JSON.stringify(result)
}
