// Renders pages with `@mdx-js/mdx` for `reference-process.ts`, one after the other.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const file = fileURLToPath(new URL('render-reference.ts', import.meta.url))
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
const { root, options } = JSON.parse(process.argv[2])
const reference = new module.Reference(root, options)
process.on('message', async (page) => process.send(await reference.render(page)))
process.send('ready')
