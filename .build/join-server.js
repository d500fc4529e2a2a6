// Creates dist/joined/: the rendering code as two modules, from which a site's bundle imports
// what it needs. Reading the 400 modules of runtime/, theme/ and playground/ individually takes
// longer than rendering a small site.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'rolldown'

/** What virtual modules import, besides theme components and layout parts. */
const STARTS = [
  'runtime/asset-url.js',
  'runtime/evaluate-page.js',
  'runtime/evaluate-snippet.js',
  'runtime/index.js',
  'runtime/island.js',
  'runtime/install-vnode-hook.js',
  'runtime/render-document.js',
  'runtime/render-page.js',
  'runtime/snippet-ids.js',
  'theme/layout/render-sidebar-rows.js',
]
/** Separate, because only sites with API pages load it. */
const API = 'playground/pages/api-module.js'

const ISLAND = /\/([^/]+)\.island\.js$/
const ENTRY = '\0entry'
const SERVER = '#server'

/**
 * What the theme uses of `temml`, which is half a megabyte of code and loaded with the first
 * formula. Imported from the package, so that it resolves from there wherever the importing
 * bundle is.
 */
const LAZY_TEMML = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
export default { renderToString: (...args) => require('temml').renderToString(...args) }
`

/**
 * @param {string} dist Absolute path of the folder with the compiled modules.
 * @param {object} lists
 * @param {readonly string[]} lists.inBrowser Modules below `dist`, without extension, that only
 *   browsers load.
 * @param {readonly string[]} lists.apart Modules below `dist` that stay separate.
 * @param {readonly string[]} lists.theme Modules of the theme, without extension, that pages and
 *   documents use.
 */
export async function joinServer(dist, { inBrowser, apart, theme }) {
  mkdirSync(join(dist, 'joined'))
  const left = new Set([...inBrowser.map((name) => `${name}.js`), ...apart])
  const server = [...STARTS, ...theme.map((name) => `theme/${name}.js`)]
  const first = await joinModules(dist, 'server.js', server, left, {})
  const second = await joinModules(dist, 'api.js', [API], left, first)
  writeFileSync(join(dist, 'joined/temml.js'), LAZY_TEMML)
  writeFileSync(
    join(dist, 'joined/modules.json'),
    JSON.stringify({ 'server.js': first, 'api.js': second }),
  )
}

/**
 * Writes modules with all their imports as a single module.
 *
 * @param {Record<string, { exports: Record<string, string> }>} known Modules of
 *   `joined/server.js`.
 * @returns {Promise<Record<string, object>>} By module path below `dist`: names of its exports in
 *   the joined module, its imports, and a hash of its content.
 */
async function joinModules(dist, file, starts, left, known) {
  const found = await bundle(dist, file, starts, left, known, listStarts(dist, starts))
  const modules = {}
  let number = 0
  const lines = []
  for (const [id, info] of found.modules) {
    const name = nameOf(dist, id)
    if (!id.startsWith('/')) continue
    // The original module of an island is only imported by its wrapper.
    const isOpen = !/\.css$|\?island$/.test(name)
    const exported = isOpen ? info.exports.filter((each) => each !== '*') : []
    modules[name] = {
      hash: createHash('sha256')
        .update(readFileSync(id.split('?')[0]))
        .digest('hex')
        .slice(0, 16),
      imports: info.importedIds.map((each) => nameOf(dist, each) ?? each),
      dynamicImports: info.dynamicallyImportedIds.map(
        (each) => nameOf(dist, each) ?? each,
      ),
      exports: Object.fromEntries(exported.map((each) => [each, `_${number++}`])),
    }
    const list = exported.map((each) => `${each} as ${modules[name].exports[each]}`)
    if (list.length > 0)
      lines.push(`export { ${list.join(', ')} } from ${JSON.stringify(id)}`)
  }
  const joined = await bundle(dist, file, starts, left, known, lines.join('\n'))
  writeFileSync(join(dist, 'joined', file), joined.code)
  return modules
}

function listStarts(dist, starts) {
  return starts
    .map(
      (name, index) => `export * as m${index} from ${JSON.stringify(join(dist, name))}`,
    )
    .join('\n')
}

async function bundle(dist, file, starts, left, known, entry) {
  const modules = new Map()
  const { output } = await build({
    input: ENTRY,
    platform: 'node',
    write: false,
    plugins: [joining(dist, left, known, entry, modules)],
    output: {
      dir: join(dist, 'joined'),
      format: 'esm',
      codeSplitting: false,
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    },
  })
  return { modules, code: output[0].code }
}

function joining(dist, left, known, entry, modules) {
  return {
    name: 'joining',
    resolveId(source, importer) {
      if (source === ENTRY) return ENTRY
      if (source === SERVER) return { id: './server.js', external: true }
      if (!/^[./]/.test(source)) return { id: source, external: true }
      const [path, query] = (
        source.startsWith('/') ? source : join(dirname(importer), source)
      ).split('?')
      const name = relative(dist, path)
      if (left.has(name)) return { id: `../${name}`, external: true }
      return query === undefined ? path : `${path}?${query}`
    },
    load(id) {
      if (id === ENTRY) return { code: entry, moduleSideEffects: true }
      const [path, query] = id.split('?')
      const name = relative(dist, path)
      if (name.endsWith('.css'))
        return { code: '', moduleType: 'js', moduleSideEffects: false }
      // Wraps islands as `islandsPlugin` does.
      const [, island] = ISLAND.exec(path) ?? []
      if (known[name]) return facade(known[name].exports)
      if (island && query === undefined)
        return `
import * as island from ${JSON.stringify(`${path}?island`)}
import { islandHost } from ${JSON.stringify(join(dist, 'runtime/island.js'))}
export const when = island.when
export default islandHost(${JSON.stringify(island)}, island)`
      return readFileSync(path, 'utf8')
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        const isKnown = known[relative(dist, id.split('?')[0])] !== undefined
        if (id !== ENTRY && info && !info.isExternal && !isKnown)
          modules.set(id, {
            exports: info.exports,
            importedIds: [...info.importedIds],
            dynamicallyImportedIds: [...info.dynamicallyImportedIds],
          })
      }
    },
  }
}

function facade(exports) {
  const names = Object.entries(exports).map(([name, joined]) => `${joined} as ${name}`)
  return `export { ${names.join(', ')} } from '${SERVER}'`
}

/** The path of a module below `dist`. Undefined if it isn't ours. */
function nameOf(dist, id) {
  if (id.startsWith('../')) return id.slice(3)
  return id.startsWith(`${dist}/`) ? id.slice(dist.length + 1) : undefined
}
