// A process with threads that write to and read from a shared store, for
// `concurrency.test.ts`.
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { attachStore, openStore } from '../../../dist/plugin/kit/open-store.js'
import { textKind } from '../../../dist/plugin/kit/stored-kind.js'

const THREADS = 4
const ROUNDS = 150
const text = textKind('text')

/** The value of a key only depends on the writer by its length. */
const valueOf = (key, writer) => `${key}:`.repeat(20 + (writer % 7))

/**
 * Writes keys that all other threads write too, and reads those that others have written.
 */
function work(store, writer) {
  let found = 0
  for (let round = 0; round < ROUNDS; round++) {
    for (let each = 0; each < 4; each++) {
      const key = `key-${(round * 4 + each + writer * 37) % 700}`
      const value = store.get(text, key)
      if (value !== undefined) {
        found++
        if (!/^(key-\d+:)\1{19,26}$/.test(value) || !value.startsWith(`${key}:`))
          throw new Error(`${key} has the value ${value.slice(0, 80)}`)
      }
      store.set(text, key, valueOf(key, writer))
    }
    store.flush()
  }
  return found
}

if (isMainThread) {
  const [folder, first, maxBytes] = process.argv.slice(2)
  const store = openStore(folder, { maxBytes: Number(maxBytes) })
  const found = await Promise.all(
    Array.from({ length: THREADS }, (_, number) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: { handle: store.handle, writer: Number(first) + number },
      })
      return new Promise((resolve, reject) => {
        worker.on('message', resolve)
        worker.on('error', reject)
      })
    }),
  )
  store.close()
  console.log(found.reduce((sum, each) => sum + each, 0))
} else {
  const { handle, writer } = workerData
  parentPort.postMessage(work(attachStore(handle), writer))
}
