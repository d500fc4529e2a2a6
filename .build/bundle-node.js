// dist/node/: what Node runs, in a few files. A worker thread would load 350 small ones, which
// takes longer than to render a small site.
import { join } from 'node:path'
import { build } from 'rolldown'

/**
 * Packages that are imported as they are: a site has them too, they are loaded late or in parts,
 * or they are not ours.
 */
const IMPORTED =
  /^(?:vite|vike|preact|preact-render-to-string|pagefind|satteri|tailwindcss|temml|@iconify-json\/[^/]+|@modelcontextprotocol\/sdk|shiki\/(?:langs|themes|wasm))(?:\/|$)/

/** A directive that means nothing in Node. */
const EXPECTED = new Set(['MODULE_LEVEL_DIRECTIVE'])

/** gray-matter's reader of JavaScript is never asked; bundlers of sites warn of how it works. */
const withoutEval = {
  name: 'without-eval',
  transform: (code, id) =>
    id.endsWith('/gray-matter/lib/engines.js')
      ? code.replace('eval(str)', 'undefined')
      : null,
}

/**
 * @param {string} dist Absolute; holds the compiled modules.
 * @param {Record<string, string>} entries Modules of `dist` by the name of their bundle.
 * @returns {Promise<string[]>} Absolute paths of the modules in the bundles.
 */
export async function bundleNode(dist, entries) {
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, module]) => [name, join(dist, `${module}.js`)]),
  )
  const { output } = await build({
    input,
    platform: 'node',
    plugins: [withoutEval],
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
      // Names stay, for what a stack says.
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    },
  })
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}
