#!/usr/bin/env node
import './cli/lean-allocator.ts'
import { runCommand } from './cli/run-command.ts'

runCommand(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
