import { relative, resolve } from 'node:path'
import { writeDocs } from './write-docs.ts'

// `npm run docs`: the generated parts of the documentation, from schemas and lists in the code.
const root = resolve(process.argv[2] ?? 'demo')
for (const file of await writeDocs(root)) console.log(`wrote ${relative('.', file)}`)
