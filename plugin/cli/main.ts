#!/usr/bin/env node
import { cacheCompiledCode } from '../kit/compile-cache.ts'
import { readableError } from '../kit/system-error.ts'

// Rolldown's allocator (mimalloc) reserves memory and keeps freed memory: 150 MB after bundling
// a theme, which page workers need more. It reads these settings when it is loaded, so
// everything that imports Vite is imported dynamically below.
process.env['MIMALLOC_ARENA_EAGER_COMMIT'] ??= '0'
process.env['MIMALLOC_PURGE_DELAY'] ??= '0'

cacheCompiledCode()

// The reader of a pipe may have seen enough: `skerry check | head`.
const ignoreClosedPipe = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
}
process.stdout.on('error', ignoreClosedPipe)
process.stderr.on('error', ignoreClosedPipe)

// A promise that never settles would end the process with exit code 0.
const reportUnfinished = () => {
  console.error('skerry exited before it was done: this is a bug in Skerry')
  process.exitCode = 1
}
process.once('beforeExit', reportUnfinished)

import('./run-command.ts')
  .then(({ runCommand }) => runCommand(process.argv.slice(2)))
  .catch((error: unknown) => {
    const readable = readableError(error)
    console.error(readable instanceof Error ? readable.message : readable)
    process.exitCode = 1
  })
  .finally(() => process.off('beforeExit', reportUnfinished))
