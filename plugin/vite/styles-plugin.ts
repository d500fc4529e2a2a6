import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { BuildState } from '../write/build-state.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import {
  CORE_SHEETS,
  coreSheets,
  SITE_SHEET,
  sheetFilesOf,
  UTILITIES_SHEET,
} from '../render/style-modules.ts'
import { filesOfLayoutSheet } from '../render/joined-layout-sheet.ts'
import { siteSheet } from '../render/site-sheet.ts'

const PREFIX = 'virtual:skerry/styles/'

/** The start of ids of stylesheets that are modules, as a pattern. */
const IDS =
  'virtual:skerry/(?:styles/|style-file|layout-sheet|site\\.css|utilities\\.css)'

/**
 * The stylesheets that documents link to, as modules. `core` is on every page, ordered by
 * layer, with the site's own CSS last. The others contain files used by the same pages.
 */
export function stylesPlugin(project: ProjectHandle, build: BuildState): Plugin {
  return {
    name: 'skerry:styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${IDS}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${IDS}`) },
      handler(resolved) {
        const id = resolved.slice(1)
        if (id === SITE_SHEET) return siteSheet(project.current.settings)
        if (id === UTILITIES_SHEET) return build.utilities.value
        if (id === CORE_SHEETS)
          return imports(coreSheets(project.current, build.graph.value))
        if (id === `${PREFIX}utilities`) return imports([UTILITIES_SHEET])
        const joined = filesOfLayoutSheet(id)
        if (joined) return joined.map((file) => readFileSync(file, 'utf8')).join('\n')
        const files = sheetFilesOf(id)
        return files && imports(files)
      },
    },
    transform: {
      order: 'post',
      filter: { id: /\.module\.[a-z]+(?:\?copy)?$/ },
      // Vite drops CSS modules whose class names aren't imported, but our sheets import none.
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}

function imports(ids: string[]): string {
  return ids.map((id) => `import ${JSON.stringify(id)}`).join('\n')
}
