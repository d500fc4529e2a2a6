import type { Plugin } from 'vite'
import type { Live } from '../live.ts'
import { codeGround } from '../code/code-ground.ts'
import { packageFile } from '../package-files.ts'
import { siteVariables } from '../../theme/styles/site-variables.ts'

const PREFIX = 'virtual:skerry/styles/'
const FILE_PREFIX = 'virtual:skerry/style-file'
// Without it the module that imports a sheet would itself pass for one.
const MODULE_ENDING = '.js'
const SITE_SHEET = 'virtual:skerry/site.css'
const UTILITIES_SHEET = 'virtual:skerry/utilities.css'

/**
 * The style sheets that documents link to, as modules: `core` is what every page needs,
 * in the order of the layers and the site owner's own CSS last; the others hold one file each.
 */
export function stylesPlugin(live: Live): Plugin {
  return {
    name: 'skerry:styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:skerry\/(styles\/|style-file|site\.css|utilities\.css)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: {
        id: /^\0virtual:skerry\/(styles\/|style-file|site\.css|utilities\.css)/,
      },
      async handler(resolved) {
        const id = resolved.slice(1)
        if (id === SITE_SHEET) {
          const { settings } = live.project
          return siteVariables(settings) + (await codeGround(settings.styling.codeblocks))
        }
        if (id === UTILITIES_SHEET) return live.utilities
        if (id === `${PREFIX}core`) return imports(coreSheets(live))
        if (id === `${PREFIX}utilities`) return imports([UTILITIES_SHEET])
        if (id.startsWith(FILE_PREFIX)) {
          return imports([id.slice(FILE_PREFIX.length, -MODULE_ENDING.length)])
        }
        return undefined
      },
    },
  }
}

/** The module that brings in one style file. */
export function styleFileModule(file: string): string {
  return `${FILE_PREFIX}${file}${MODULE_ENDING}`
}

/** Files and modules of the core sheet, in order. */
export function coreSheets(live: Live): string[] {
  const { root, site } = live.project
  const ofModules = live.moduleStyles()
  return [
    packageFile('theme/styles/layers.css'),
    ...live.layoutStyles(),
    SITE_SHEET,
    // What a component of the site imports is linked where that component is.
    ...site.styles
      .map((file) => `${root}/${file}`)
      .filter((file) => !ofModules.has(file)),
  ]
}

function imports(ids: string[]): string {
  return ids.map((id) => `import ${JSON.stringify(id)}`).join('\n')
}
