// `npm run bench -- build|dev [options]`: runs one of the benchmarks beside this file.
import { runnerImport } from 'vite'
import { fileURLToPath } from 'node:url'

const [name, ...args] = process.argv.slice(2)
if (name !== 'build' && name !== 'dev' && name !== 'apis') {
  console.error(
    'npm run bench -- build [--pages 1000] [--runs 3] | dev [--site folder] | apis <folder> [--alone 20]',
  )
  process.exit(1)
}
const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
await module.bench(args)
