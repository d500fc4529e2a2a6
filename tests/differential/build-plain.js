// Runs one build for `render-skerry.ts`: node build-plain.js <file of { skerry, root,
// outDir, options }>
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const {
  skerry: file,
  root,
  outDir,
  options,
} = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const vite = pathToFileURL(createRequire(file).resolve('vite')).href
const { createBuilder } = await import(vite)
const { skerry } = await import(pathToFileURL(file).href)
const builder = await createBuilder({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  plugins: [skerry({ ...options, allowPageErrors: true })],
})
await builder.buildApp()
