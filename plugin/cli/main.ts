#!/usr/bin/env node
import { readableError } from '../kit/system-error.ts'

// Rolldown's allocator (mimalloc) takes memory ahead and keeps what it was given back: 150 MB
// after the bundle of a theme, which page workers need more. It reads these settings as it is
// loaded, so whatever imports Vite is imported below.
process.env['MIMALLOC_ARENA_EAGER_COMMIT'] ??= '0'
process.env['MIMALLOC_PURGE_DELAY'] ??= '0'

// A promise that nobody settles would end the process with exit code 0.
const reportUnfinished = () => {
  console.error('skerry ended before its work was done: this is a mistake in Skerry')
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
