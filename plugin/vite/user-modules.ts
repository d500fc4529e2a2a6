import { parseSync, type Plugin } from 'vite'
import { componentNames } from '../overrides.ts'
import type { Live } from '../live.ts'
import { packageFile } from '../package-files.ts'
import { analyseModule } from './analyse-module.ts'
import { islandExport } from './islands.ts'

/** In scope in every snippet without an import (behaviour 3.7). */
const AMBIENT_HOOKS = [
  'useState',
  'useEffect',
  'useLayoutEffect',
  'useRef',
  'useCallback',
  'useMemo',
  'useContext',
  'useReducer',
  'useId',
]

const BARE = '?bare'

/**
 * The site's own modules: snippets in JSX and overrides.
 *
 * They find hooks and the theme's components in scope; in the server's copy, exports that
 * hold state or listen to events are islands; and one that cannot be parsed throws when it
 * is used, so that the pages which do not use it are whole.
 */
export function userModulesPlugin(live: Live): Plugin {
  return {
    name: 'skerry:user-modules',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[jt]sx(\?.*)?$/, exclude: /\/node_modules\// } },
      handler(code, id) {
        const [file = '', query] = id.split('?')
        if (
          !file.startsWith(`${live.project.root}/`) ||
          file.startsWith(packageFile('theme'))
        )
          return
        const { program, errors } = parseSync(file, code)
        const [problem] = errors
        if (problem) {
          if (this.environment.mode === 'dev') return
          this.warn(`${file}: ${problem.message}`)
          return `throw new Error(${JSON.stringify(problem.message)})`
        }
        const module = analyseModule(program)
        const server = this.environment.config.consumer === 'server'
        const isIsland = /\.island\.[jt]sx?$/.test(file)
        const isOverride =
          [...live.project.overrides.components.values()].includes(file) ||
          [...live.project.overrides.layout.values()].includes(file)
        if (
          server &&
          !isIsland &&
          !isOverride &&
          query !== 'bare' &&
          module.interactive.length > 0
        ) {
          return islandWrappers(live, file, module)
        }
        const ambient = ambientImports(live, module)
        return ambient ? { code: `${ambient}${code}`, map: null } : undefined
      },
    },
  }
}

/** The server's copy of a module with islands among its exports. */
function islandWrappers(
  live: Live,
  file: string,
  { exports, interactive }: ReturnType<typeof analyseModule>,
): string {
  const source = JSON.stringify(`${file}${BARE}`)
  const lines = [
    `import { islandHost } from ${JSON.stringify(packageFile('runtime/island'))}`,
    `import * as bare from ${source}`,
  ]
  for (const name of exports) {
    if (!interactive.includes(name)) {
      lines.push(
        name === 'default'
          ? 'export default bare.default'
          : `export const ${name} = bare.${name}`,
      )
      continue
    }
    const { name: island } = live.islands.add(islandExport(file, name))
    const host = `islandHost(${JSON.stringify(island)}, { default: bare.${name}, when: 'visible' })`
    lines.push(
      name === 'default' ? `export default ${host}` : `export const ${name} = ${host}`,
    )
  }
  return lines.join('\n')
}

/** One line, so that the places of the author's own code stay what they are. */
function ambientImports(live: Live, { free }: ReturnType<typeof analyseModule>): string {
  const hooks = AMBIENT_HOOKS.filter((name) => free.has(name))
  const components = componentNames(live.project.overrides).filter((name) =>
    free.has(name),
  )
  let line = ''
  if (hooks.length > 0) line += `import { ${hooks.join(', ')} } from 'preact/hooks';`
  if (free.has('React')) line += `import * as React from 'preact/compat';`
  if (components.length > 0) {
    line += `import skerryComponents from 'virtual:skerry/components';`
    line += `const { ${components.join(', ')} } = skerryComponents;`
  }
  return line
}
