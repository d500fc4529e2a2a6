// `npm create skerry my-docs` does the same as `skerry create`, without installing Skerry.
import { parseArgs } from 'node:util'
import { create } from '../../dist/plugin/cli/create.js'
import { createOptions } from '../../dist/plugin/cli/create-options.js'
import { commandUsage } from '../../dist/plugin/cli/usage.js'

const usage = commandUsage.create.replace(
  'skerry create [dir]',
  'npm create skerry [dir] -- [options]',
)

try {
  const { values, positionals } = parseArgs({
    options: { ...createOptions, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const { help, ...options } = values
  if (positionals.length > 1)
    throw new Error(
      `${positionals.slice(1).join(' ')} is unexpected: pass a single folder`,
    )
  if (help) console.log(usage)
  else await create(positionals[0] ?? '.', options)
} catch (error) {
  console.error(`${error.message}\n`)
  process.exitCode = 1
}
