// Loaded before a command (`node --expose-gc --import`): at SIGUSR2 it collects garbage and writes
// what the main thread and the worker threads hold to the file that HEAP_FILE names.
import { renameSync, writeFileSync } from 'node:fs'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

/** Milliseconds in which worker threads answer: one that renders a page does so later. */
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
