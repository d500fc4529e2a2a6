// `npm run docs` updates the generated parts of the documentation in `demo/` from the schemas
// and lists in the code.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../demo', import.meta.url))
const file = fileURLToPath(new URL('docs/write-docs.ts', import.meta.url))
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
for (const written of module.writeDocs(root))
  console.log(`wrote ${relative('.', written)}`)
