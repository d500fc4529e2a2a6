import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSync, type Plugin } from 'vite'

/**
 * In dev, packages written in CommonJS are loaded by Node and wrapped: the module runner
 * knows import and export only, and `module is not defined` would be the page. A build
 * bundles them.
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

/** By Node's rules, but that `.js` with import or export in it is a module to all bundlers. */
function isCommonJs(file: string): boolean {
  if (file.endsWith('.cjs')) return true
  if (packageType(file) === 'module') return false
  return !parseSync(file, readFileSync(file, 'utf8')).module.hasModuleSyntax
}

function packageType(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    if (existsSync(path))
      return (JSON.parse(readFileSync(path, 'utf8')) as { type?: string }).type
  }
  return undefined
}

/** A module with the names of a CommonJS file. What a compiler made of a module has its own default. */
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
