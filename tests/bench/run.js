// `npm run bench -- <name> [options]`: runs one of the benchmarks beside this file.
import { runnerImport } from 'vite'
import { fileURLToPath } from 'node:url'

const OPTIONS = {
  build: '[--pages 1000] [--runs 3] [--before checkout] [--hugo] [--cold]',
  dev: '[--site folder]',
  edits: '[--edits 1500] [--only text|snippet|settings|image|css|api] [--max-size 8]',
  preview: '[--requests 10000] [--aborts 2000] [--swaps 300]',
  races: '[--pairs 30] [--beside 20] [--kills 60] [--pages 60] [--out folder]',
  apis: '<folder> [--alone 20]',
  'large-api': '[--operations 1000,10000] [--keep folder]',
  'large-site': '[--pages 25000] [--small 1000] [--keep folder]',
  facts: '<folder of descriptions> [--only part-of-name] [--show 20]',
  rooms: '[checkout] [--details]',
  paint: '[/page | folder:/page …] [--runs 7] [--slow] [--cached | --fonts-cached]',
  click: '<folder of specs> [--pages 6]',
  mutants: '[--only word] [--json file]',
  mdx: '<folder> [--generated 300] [--seed 1] [--examples 2] [--page part-of-name] [--json file]',
  store: '[--pages 1000] [--saves 1000] [--builds 20]',
  shared: '[--pages 1000] [--runs 3]',
  whole: '[damage] [faults] [corpus] [pages] [targets] [themes]',
  search: '<output folder> [--base /docs/] [--seed 7] [--shots folder]',
  excerpts: '<output folder> [--results 100] [--language en]',
  'search-size': '<output folder> [--pages 25000]',
  queries:
    '<output folder> [--list typing-errors|headings] [--site demo|dify|meilisearch] [--start /]',
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
