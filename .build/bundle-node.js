// dist/node/: what Node runs, in a few files. A worker thread would load 350 small ones, which
// takes longer than to render a small site.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/**
 * Packages that are imported as they are: a site has them too, they are loaded late or in parts,
 * or they are not ours.
 */
const IMPORTED =
  /^(?:vite|vike|preact|preact-render-to-string|pagefind|mermaid|tailwindcss|temml|@iconify-json\/[^/]+|@modelcontextprotocol\/sdk|@redocly\/openapi-core|@scalar\/snippetz|shiki\/(?:langs|themes|wasm))(?:\/|$)/

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

/** The licences of the packages that are in the bundles. */
function licenses(modules) {
  const folders = new Set(
    modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
  )
  const parts = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : license
    if (!text) throw new Error(`${name} has no licence`)
    return `## ${name} ${version}\n\n${text.replace(/^/gm, '> ').replace(/ +$/gm, '')}\n`
  })
  return `# Packages in these files\n\n${parts.sort().join('\n')}`
}
