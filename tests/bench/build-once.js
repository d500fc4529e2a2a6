// One build of a folder, without search and machine-readable output: what `bench build` measures.
import { createBuilder } from 'vite'
import { skerry } from '../../dist/node/index.js'

const [root, outDir, workers] = process.argv.slice(2)
const builder = await createBuilder({
  root,
  configFile: false,
  logLevel: 'silent',
  build: { outDir },
  plugins: [
    skerry({
      search: false,
      markdown: false,
      allowPageErrors: true,
      ...(workers && { workers: Number(workers) }),
    }),
  ],
})
await builder.buildApp()
