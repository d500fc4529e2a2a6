import { letterScripts } from '../../theme/fonts/letter-scripts.ts'
import { siteFonts } from '../../theme/fonts/site-fonts.ts'
import { type LayoutPart, layoutModules } from '../../theme/layout-parts.ts'
import { isOwnCode, packageFile } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'
import type { ServerGraph } from './server-graph.ts'

const FILE_PREFIX = 'virtual:skerry/style-file'
// Without it the module that imports a sheet would itself pass for one.
const MODULE_ENDING = '.js'

/** The generated sheet that holds what the settings decide. */
export const SITE_SHEET = 'virtual:skerry/site.css'

/** The generated sheet of utility classes. */
export const UTILITIES_SHEET = 'virtual:skerry/utilities.css'

/** The module that imports the sheets of every page. */
export const CORE_SHEETS = 'virtual:skerry/styles/core'

/** Style files that documents link as one. */
export interface Sheet {
  files: readonly string[]
  /** Those among them that are in another sheet too: the bundler has each module once. */
  copies: readonly string[]
}

/**
 * Puts style files in an order that does not depend on where the package and the site lie: the theme's before
 * the site's, each by path.
 */
export function orderStyles(files: readonly string[]): string[] {
  const sorted = files.toSorted()
  return [...sorted.filter(isOwnCode), ...sorted.filter((file) => !isOwnCode(file))]
}

/** The module that imports the style files of one sheet, in order. */
export function sheetModule({ files, copies }: Sheet): string {
  const ids = files.map((file) => (copies.includes(file) ? `${file}?copy` : file))
  return `${FILE_PREFIX}${ids.map(encodeURIComponent).join('|')}${MODULE_ENDING}`
}

/** The style files that such a module imports, undefined for the ids of other modules. */
export function sheetFilesOf(id: string): string[] | undefined {
  return id.startsWith(FILE_PREFIX)
    ? id
        .slice(FILE_PREFIX.length, -MODULE_ENDING.length)
        .split('|')
        .map(decodeURIComponent)
    : undefined
}

/** Files and modules of the core sheet, in order. */
export function coreSheets(project: Project, graph: ServerGraph): string[] {
  const { root, site, settings } = project
  const ofModules = graph.allStyles()
  const { decoration } = settings.background
  return [
    packageFile('theme/styles/layers.css'),
    ...layoutStyles(project, graph),
    ...(decoration ? [packageFile(`theme/styles/decorations/${decoration}.css`)] : []),
    ...fontSheets(project),
    // Of ten themes, readers fetch one.
    packageFile(`theme/styles/themes/${settings.theme}.css`),
    SITE_SHEET,
    // What a component of the site imports is linked where that component is.
    ...site.styles
      .map((file) => `${root}/${file}`)
      .filter((file) => !ofModules.has(file)),
  ]
}

/** Sheets of the shipped typefaces that a site uses, with the letters of its languages. */
function fontSheets({ settings, navigation }: Project): string[] {
  const { typefaces } = siteFonts(settings)
  const languages = [...navigation.placements.values()].map(({ language }) => language)
  const scripts = typefaces.includes('inter') ? letterScripts(new Set(languages)) : []
  return [...scripts.map((script) => `inter-${script}`), ...typefaces].map((name) =>
    packageFile(`theme/fonts/${name}.css`),
  )
}

/** Style sheets of the layout, which every page needs. */
export function layoutStyles(project: Project, graph: ServerGraph): string[] {
  return graph.stylesOf(layoutFiles(project), [notFoundModule(project)])
}

/** Style sheets that only the page for unknown addresses needs. */
export function notFoundStyles(project: Project, graph: ServerGraph): string[] {
  const ofLayout = new Set(layoutStyles(project, graph))
  return graph.stylesOf([notFoundModule(project)]).filter((file) => !ofLayout.has(file))
}

/** The module of the page for unknown addresses, which owns its styles. */
export function notFoundModule(project: Project): string {
  return layoutByPart(project).NotFound
}

/** Modules of the layout's parts, those of the site in place of the theme's. */
export function layoutFiles(project: Project): string[] {
  return Object.values(layoutByPart(project))
}

function layoutByPart({ overrides }: Project): Record<LayoutPart, string> {
  const parts = Object.entries(layoutModules).map(([part, module]) => [
    part,
    overrides.layout.get(part) ?? packageFile(`theme/${module}`),
  ])
  return Object.fromEntries(parts) as Record<LayoutPart, string>
}
