#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { build, dev, preview } from './cli/commands.ts'
import { usage } from './cli/usage.ts'

/** `skerry <command> [dir]`: a thin wrapper over Vite's API, for folders without a configuration. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      outDir: { type: 'string' },
      base: { type: 'string' },
      site: { type: 'string' },
      report: { type: 'string' },
      strict: { type: 'boolean' },
      port: { type: 'string' },
      host: { type: 'string' },
      open: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
  })
  const [command = 'help', directory = '.'] = positionals
  if (values.version)
    return console.log((await import('./package-files.ts')).packageVersion)
  if (values.help || command === 'help') return console.log(usage)
  switch (command) {
    case 'dev':
      return dev(directory, values)
    case 'build':
      return build(directory, values)
    case 'preview':
      return preview(directory, values)
    default:
      throw new Error(`skerry ${command} is not a command\n\n${usage}`)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
