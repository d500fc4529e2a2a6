// Creates dist/node/: the modules that Node runs, bundled into a few files. Loading 350 small
// files in a worker thread takes longer than rendering a small site.
import { join } from 'node:path'
import { build } from 'rolldown'

/**
 * Packages that stay external: sites use them too, they are loaded on demand or in part, or
 * they are optional.
 */
const IMPORTED =
  /^(?:vite|vike|preact|preact-render-to-string|pagefind|satteri|tailwindcss|temml|@iconify-json\/[^/]+|@modelcontextprotocol\/sdk|shiki\/(?:langs|themes|wasm))(?:\/|$)/

/** Warnings to ignore: a directive without a meaning in Node. */
const EXPECTED = new Set(['MODULE_LEVEL_DIRECTIVE'])

/**
 * Removes gray-matter's JavaScript engine, which we don't use: bundlers of sites warn about
 * `eval`.
 */
const withoutEval = {
  name: 'without-eval',
  transform: (code, id) =>
    id.endsWith('/gray-matter/lib/engines.js')
      ? code.replace('eval(str)', 'undefined')
      : null,
}

/**
 * @param {string} dist Absolute path of the folder with the compiled modules.
 * @param {Record<string, string>} entries Bundle name to module in `dist`.
 * @returns {Promise<string[]>} Absolute paths of the bundled modules.
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
    // Prefer ES modules: imports can't be determined in UMD, which some packages have as
    // `main`.
    resolve: { mainFields: ['module', 'main'] },
    onLog: (level, log, print) => {
      if (!EXPECTED.has(log.code)) print(level, log)
    },
    output: {
      dir: join(dist, 'node'),
      format: 'esm',
      chunkFileNames: '[name]-[hash].js',
      // Keep names for stack traces.
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    },
  })
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}
