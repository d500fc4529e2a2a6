// Preloaded into a command (`node --expose-gc --import`): on SIGUSR2, collects garbage
// and writes the heap sizes of the main thread and the worker threads to the file
// HEAP_FILE.
import { renameSync, writeFileSync } from 'node:fs'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

/**
 * Timeout in milliseconds for responses of worker threads, which are late while they
 * render a page.
 */
const PATIENCE = 1_000

const channel = new BroadcastChannel('skerry-heap')
channel.unref()

function collect() {
  for (let times = 0; times < 3; times++) globalThis.gc?.()
}

if (isMainThread) {
  let threads = 0
  channel.onmessage = ({ data }) => (threads += data.heap ?? 0)
  process.on('SIGUSR2', () => {
    collect()
    threads = 0
    channel.postMessage('measure')
    setTimeout(() => {
      const file = process.env.HEAP_FILE
      writeFileSync(`${file}.new`, JSON.stringify({ ...process.memoryUsage(), threads }))
      renameSync(`${file}.new`, file)
    }, PATIENCE)
  })
} else {
  channel.onmessage = ({ data }) => {
    if (data !== 'measure') return
    collect()
    channel.postMessage({ heap: process.memoryUsage().heapUsed })
  }
}
