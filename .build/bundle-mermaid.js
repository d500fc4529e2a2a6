// Creates dist/mermaid/: the diagram library, bundled into files of our package. As a
// dependency it would be 80 packages and 130 MB. Readers load only the parts that a diagram
// needs.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { licenses } from './licenses.js'

/** The module in `dist` that imports it, and the path from there. */
const IMPORTER = 'theme/islands/render-diagram.js'
const ADDRESS = '../../mermaid/mermaid.js'

/** @param {string} dist Absolute path of the folder with the compiled modules. */
export async function bundleMermaid(dist) {
  const { output } = await build({
    input: { mermaid: 'mermaid' },
    platform: 'browser',
    output: {
      dir: join(dist, 'mermaid'),
      format: 'esm',
      minify: true,
      chunkFileNames: '[name]-[hash].js',
    },
  })
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  writeFileSync(join(dist, 'mermaid/LICENSES.md'), licenses(modules))
  const file = join(dist, IMPORTER)
  const text = readFileSync(file, 'utf8')
  const rewritten = text.replace("import('mermaid')", `import('${ADDRESS}')`)
  if (rewritten === text) throw new Error(`${IMPORTER} does not import mermaid`)
  writeFileSync(file, rewritten)
}
