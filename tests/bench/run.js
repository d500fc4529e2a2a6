// `npm run bench -- <name> [options]`: runs one of the benchmarks beside this file.
import { runnerImport } from 'vite'
import { fileURLToPath } from 'node:url'

const OPTIONS = {
  build: '[--pages 1000] [--runs 3]',
  dev: '[--site folder]',
  apis: '<folder> [--alone 20]',
  click: '<folder of specs> [--pages 6]',
  search: '<output folder> [--base /docs/] [--seed 7] [--shots folder]',
}

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(OPTIONS, name)) {
  const lines = Object.entries(OPTIONS).map(
    ([each, options]) => `npm run bench -- ${each} ${options}`,
  )
  console.error(lines.join('\n'))
  process.exit(1)
}
const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
await module.bench(args)
