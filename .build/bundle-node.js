// Creates dist/node/: the modules that Node runs, bundled into a few files. Loading 350 small
// files in a worker thread takes longer than rendering a small site.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/**
 * Packages that stay external: sites use them too, they are loaded on demand or in part, or
 * they are optional.
 */
const IMPORTED =
  /^(?:vite|vike|preact|preact-render-to-string|pagefind|satteri|tailwindcss|temml|@iconify-json\/[^/]+|@modelcontextprotocol\/sdk|shiki\/(?:langs|themes))(?:\/|$)/

/** Warnings to ignore: a directive without a meaning in Node. */
const EXPECTED = new Set(['MODULE_LEVEL_DIRECTIVE'])

/**
 * Expressions that are never evaluated: gray-matter's JavaScript engine (bundlers of sites warn
 * about its `eval`), the parser of JavaScript that its YAML package loads for `!!js/function`,
 * and the CommonJS build of acorn, which is the default of acorn-jsx for older versions.
 */
const UNUSED_EXPRESSIONS = {
  '/gray-matter/lib/engines.js': 'eval(str)',
  '/js-yaml/lib/js-yaml/type/js/function.js': "_require('esprima')",
  '/acorn-jsx/index.js': 'require("acorn")',
}

const NO_RULES = 'export const rules = {}, preprocessors = {}'
const NO_DECORATORS = 'export const decorators = {}'
const NO_PRESET = 'export default {}'
const NO_FRAMES =
  'export const getAstNodeByPointer = undefined, getCodeframe = undefined, getLineColLocation = undefined'

/**
 * Modules that are never used, and what replaces them: Redocly's linters for GraphQL, Arazzo,
 * OpenRPC and Overlay, its presets of rules, its decorators, and the parser for its frames of code;
 * and the rules of single languages in transliterate, which builds a table for each as it loads.
 */
const UNUSED_MODULES = {
  '/openapi-core/lib/rules/graphql/index.js': NO_RULES,
  '/openapi-core/lib/graphql/lint-graphql.js': 'export {}',
  '/openapi-core/lib/rules/arazzo/index.js': NO_RULES,
  '/openapi-core/lib/types/arazzo.js': 'export const Arazzo1Types = {}',
  '/openapi-core/lib/types/arazzo1_1.js': 'export const Arazzo1_1Types = {}',
  '/openapi-core/lib/rules/openrpc/index.js': NO_RULES,
  '/openapi-core/lib/types/openrpc.js': 'export const OpenRpcTypes = {}',
  '/openapi-core/lib/rules/overlay1/index.js': NO_RULES,
  '/openapi-core/lib/types/overlay.js': 'export const Overlay1Types = {}',
  '/openapi-core/lib/config/all.js': NO_PRESET,
  '/openapi-core/lib/config/minimal.js': NO_PRESET,
  '/openapi-core/lib/config/recommended-strict.js': NO_PRESET,
  '/openapi-core/lib/config/spec.js': NO_PRESET,
  '/openapi-core/lib/format/codeframes.js': NO_FRAMES,
  '/openapi-core/lib/decorators/oas2/index.js': NO_DECORATORS,
  '/openapi-core/lib/decorators/oas3/index.js': NO_DECORATORS,
  '/transliterate/locale-replacements.js': 'export default {}',
}

/** Redocly's rules, one a file, which only lists of them import. */
const RULE =
  /\/openapi-core\/lib\/rules\/(?:common|oas2|oas3|async2|async3)\/(?!index\b)[\w-]+\.js$/

/** Exports of rules that other modules import, too. */
const IMPORTED_RULES = ['Struct', 'NoUnresolvedRefs']

/**
 * Exports of the rules in use, which modules that configure the linter name.
 *
 * @param {string} dist Absolute path of the folder with the compiled modules.
 */
function usedRules(dist) {
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:plugin|playground)\b.*\.js$/.test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
  const linters = modules.filter((code) => code.includes('createConfig(')).join()
  const rules = new URL('rules/', import.meta.resolve('@redocly/openapi-core'))
  const used = ['oas2', 'oas3', 'async2', 'async3'].flatMap((version) => {
    const list = readFileSync(new URL(`${version}/index.js`, rules), 'utf8')
    return [...list.matchAll(/'([\w-]+)': (\w+),/g)]
      .filter(([, name]) => linters.includes(`'${name}'`))
      .map(([, , exported]) => exported)
  })
  return new Set([...used, ...IMPORTED_RULES])
}

/** A rule without its code. Undefined if it is in use. */
function emptyRule(code, used) {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  )
  if (names.some((name) => used.has(name))) return undefined
  return names.map((name) => `export const ${name} = undefined`).join('\n')
}

/**
 * Replaces unused expressions by `undefined`, and unused modules.
 *
 * @param {ReadonlySet<string>} rules Exports of the rules in use.
 */
const withoutUnused = (rules) => ({
  name: 'without-unused',
  load(id) {
    if (RULE.test(id)) return emptyRule(readFileSync(id, 'utf8'), rules)
    const module = Object.keys(UNUSED_MODULES).find((end) => id.endsWith(end))
    return module ? UNUSED_MODULES[module] : null
  },
  transform(code, id) {
    const module = Object.keys(UNUSED_EXPRESSIONS).find((end) => id.endsWith(end))
    if (!module) return null
    const expression = UNUSED_EXPRESSIONS[module]
    if (!code.includes(expression)) throw new Error(`${id} has no ${expression} any more`)
    return code.replaceAll(expression, 'undefined')
  },
  buildEnd(error) {
    const modules = [...this.getModuleIds()]
    const gone = Object.keys(UNUSED_MODULES).find(
      (end) => !modules.some((id) => id.endsWith(end)),
    )
    if (!error && gone) throw new Error(`no module ends with ${gone} any more`)
  },
})

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
    plugins: [withoutUnused(usedRules(dist))],
    external: (id) => id.startsWith('node:') || IMPORTED.test(id),
    // Prefer ES modules: imports can't be determined in UMD, which some packages have as
    // `main`.
    resolve: {
      mainFields: ['module', 'main'],
      // ajv-formats takes its classes from `ajv`, while Redocly validates with its own fork.
      alias: { ajv: '@redocly/ajv' },
    },
    onLog: (level, log, print) => {
      if (!EXPECTED.has(log.code)) print(level, log)
    },
    output: {
      dir: join(dist, 'node'),
      format: 'esm',
      chunkFileNames: '[name]-[hash].js',
      // Stack traces have the names of functions.
      minify: {
        compress: { keepNames: { function: true, class: true } },
        mangle: { keepNames: true },
        codegen: { removeWhitespace: true },
      },
    },
  })
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}
