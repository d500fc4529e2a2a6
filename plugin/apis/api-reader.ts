import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { readApi } from '../../playground/read/read-api.ts'
import { openCache } from '../disk-cache.ts'
import { keepApi } from './kept-api.ts'

/** A thread that reads API descriptions. */
export interface ReadTask {
  type: 'read'
  /** Relative path or URL. */
  source: string
  /** Absolute path of the content folder. */
  root: string
  /** Cache folder; absent where nothing is kept. */
  cache: string | undefined
}

parentPort!.on('message', ({ task }: { task: ReadTask }) => {
  read(task).then(
    (answer) => parentPort!.postMessage({ answer }),
    (error: unknown) => parentPort!.postMessage({ error: error ?? 'unknown' }),
  )
})

/** What was read, as JSON: threads can't hand each other objects that are nested deep. */
async function read({ source, root, cache }: ReadTask): Promise<string> {
  const result = await readApi(source, {
    root,
    cacheDir: cache && join(cache, 'specs'),
  })
  if (cache !== undefined) keepApi(source, root, openCache(cache), result)
  return JSON.stringify(result)
}
