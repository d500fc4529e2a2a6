#!/usr/bin/env node
import './lean-allocator.ts'
import { runCommand } from './run-command.ts'
import { readableError } from '../kit/system-error.ts'

// A promise that nobody settles would end the process with exit code 0.
const reportUnfinished = () => {
  console.error('skerry ended before its work was done: this is a mistake in Skerry')
  process.exitCode = 1
}
process.once('beforeExit', reportUnfinished)

runCommand(process.argv.slice(2))
  .catch((error: unknown) => {
    const readable = readableError(error)
    console.error(readable instanceof Error ? readable.message : readable)
    process.exitCode = 1
  })
  .finally(() => process.off('beforeExit', reportUnfinished))
