import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { parseCode } from '../kit/parse-code.ts'

/**
 * In dev, loads CommonJS packages with Node and wraps them: the module runner only supports ES
 * modules, and would fail with `module is not defined`. A build bundles them.
 */
export function commonjsInDevPlugin(): Plugin {
  return {
    name: 'skerry:commonjs-in-dev',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: /\/node_modules\/.*\.c?js$/ },
      handler: (file) => (isCommonJs(file) ? wrap(file) : undefined),
    },
  }
}

/**
 * Whether a file is CommonJS by Node's rules, except that a `.js` file with import or export is
 * an ES module, as in bundlers.
 */
function isCommonJs(file: string): boolean {
  if (file.endsWith('.cjs')) return true
  if (packageType(file) === 'module') return false
  return !parseCode(file, readFileSync(file, 'utf8')).module.hasModuleSyntax
}

function packageType(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    if (existsSync(path))
      return (JSON.parse(readFileSync(path, 'utf8')) as { type?: string }).type
  }
  return undefined
}

/**
 * Generates an ES module with the exports of a CommonJS file. For compiled ES modules, the
 * default export is theirs.
 */
function wrap(file: string): string {
  const exported: unknown = createRequire(file)(file)
  const isObject = typeof exported === 'object' || typeof exported === 'function'
  const names = isObject && exported !== null ? Object.keys(exported) : []
  const named = names.filter(
    (name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name),
  )
  const id = JSON.stringify(file)
  return [
    `import { createRequire } from 'node:module'`,
    `const it = createRequire(${id})(${id})`,
    `export default it?.__esModule && 'default' in it ? it.default : it`,
    ...named.map(
      (name, index) => `const _${index} = it.${name}\nexport { _${index} as ${name} }`,
    ),
  ].join('\n')
}
