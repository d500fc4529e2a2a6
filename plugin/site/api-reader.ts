import { parentPort } from 'node:worker_threads'
import { readApi } from '../../playground/index.ts'
import { attachStore, type StoreHandle } from '../kit/store.ts'
import { fetchCache } from './api-kinds.ts'
import { FetchedTexts } from './fetched-credentials.ts'
import { storeApi } from './stored-api.ts'

/** A thread that reads API descriptions. */
export interface ReadTask {
  type: 'read'
  /** Relative path or URL. */
  source: string
  /** Absolute path of the content folder. */
  root: string
  /** Absent where other threads cannot use the store. */
  store: StoreHandle | undefined
}

parentPort!.on('message', ({ task }: { task: ReadTask }) => {
  read(task).then(
    (answer) => parentPort!.postMessage({ answer }),
    (error: unknown) => parentPort!.postMessage({ error: error ?? 'unknown' }),
  )
})

/** What was read, as JSON: threads can't hand each other objects that are nested deep. */
async function read({ source, root, store: handle }: ReadTask): Promise<string> {
  const store = attachStore(handle)
  const fetched = new FetchedTexts(fetchCache(store))
  const result = await readApi(source, { root, cache: fetched })
  result.diagnostics.push(...fetched.credentialsIn(result.files))
  storeApi(source, root, store, result)
  store.close()
  return JSON.stringify(result)
}
