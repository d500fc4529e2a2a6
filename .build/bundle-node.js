// dist/node/: what Node runs, in a few files. A worker thread would load 350 small ones, which
// takes longer than to render a small site.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { licenses } from './licenses.js'

/**
 * Packages that are imported as they are: a site has them too, they are loaded late or in parts,
 * or they are not ours.
 */
const IMPORTED =
  /^(?:vite|vike|preact|preact-render-to-string|pagefind|tailwindcss|temml|@iconify-json\/[^/]+|@modelcontextprotocol\/sdk|@redocly\/openapi-core|@scalar\/snippetz|shiki\/(?:langs|themes|wasm))(?:\/|$)/

/** A directive that means nothing in Node, and gray-matter's reader of JavaScript, which is never asked. */
const EXPECTED = new Set(['MODULE_LEVEL_DIRECTIVE', 'EVAL'])

/**
 * @param {string} dist Absolute; holds the compiled modules.
 * @param {Record<string, string>} entries Modules of `dist` by the name of their bundle.
 */
export async function bundleNode(dist, entries) {
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, module]) => [name, join(dist, `${module}.js`)]),
  )
  const { output } = await build({
    input,
    platform: 'node',
    external: (id) => id.startsWith('node:') || IMPORTED.test(id),
    // UMD, which some packages have as `main`, hides what it requires.
    resolve: { mainFields: ['module', 'main'] },
    onLog: (level, log, print) => {
      if (!EXPECTED.has(log.code)) print(level, log)
    },
    output: {
      dir: join(dist, 'node'),
      format: 'esm',
      chunkFileNames: '[name]-[hash].js',
    },
  })
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  writeFileSync(join(dist, 'node/LICENSES.md'), licenses(modules))
}
