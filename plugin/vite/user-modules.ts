import { parseSync, type Plugin } from 'vite'
import { componentModules } from '../../theme/component-modules.ts'
import { componentNames } from '../overrides.ts'
import type { Live } from '../live.ts'
import { packageFile } from '../package-files.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import { drawIcons } from '../icons/draw-icons.ts'
import { importPart } from '../virtual/import-part.ts'
import { analyseModule, type ModuleFacts } from './analyse-module.ts'
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

/** Values of `iconType`. */
const ICON_STYLE = /^(?:brands|duotone|light|regular|sharp-solid|solid|thin)$/

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
        const ambient = ambientImports(live, module, server)
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
function ambientImports(
  { project }: Live,
  { free, texts }: ModuleFacts,
  server: boolean,
): string {
  const hooks = AMBIENT_HOOKS.filter((name) => free.has(name))
  const components = componentNames(project.overrides).filter((name) => free.has(name))
  const lines = components.map((name) =>
    importPart(componentModules, project.overrides.components, name, name),
  )
  if (hooks.length > 0) lines.push(`import { ${hooks.join(', ')} } from 'preact/hooks';`)
  if (free.has('React')) lines.push(`import * as React from 'preact/compat';`)
  if (components.length > 0 && !server) lines.push(iconsOf(texts, project.settings))
  return lines.join('')
}

/** Code by which the browser knows the icons that a module names. */
function iconsOf(texts: ReadonlySet<string>, { icons }: Settings): string {
  const styles = [undefined, ...[...texts].filter((text) => ICON_STYLE.test(text))]
  const names = [...texts].filter((text) => /^[\w -]+$/.test(text))
  const refs = names.flatMap((name) => styles.map((style) => ({ name, style })))
  const drawings = drawIcons(refs, icons.library)
  if (Object.keys(drawings).length === 0) return ''
  const from = JSON.stringify(packageFile('runtime/browser-icons'))
  return `import { addIcons as _addIcons } from ${from};_addIcons(${JSON.stringify(drawings)});`
}
