import { letterScripts } from '../../theme/fonts/letter-scripts.ts'
import { siteFonts } from '../../theme/fonts/site-fonts.ts'
import { type LayoutPart, layoutModules } from '../../theme/layout-parts.ts'
import { isOwnCode, packageFile } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'
import type { ServerGraph } from './server-graph.ts'

const FILE_PREFIX = 'virtual:skerry/style-file'
// Without it, the module that imports a stylesheet would be taken for a stylesheet itself.
const MODULE_ENDING = '.js'

/** The virtual stylesheet with what the settings define. */
export const SITE_SHEET = 'virtual:skerry/site.css'

/** The virtual stylesheet of utility classes. */
export const UTILITIES_SHEET = 'virtual:skerry/utilities.css'

/** The virtual module that imports the stylesheets of every page. */
export const CORE_SHEETS = 'virtual:skerry/styles/core'

/** Style files that become one stylesheet. */
export interface Sheet {
  files: readonly string[]
  /**
   * Those that are in another stylesheet too. They need a distinct id, as the bundler includes
   * each module once.
   */
  copies: readonly string[]
}

/**
 * Sorts style files independent of where package and site are: the theme's before the site's,
 * each by path.
 */
export function orderStyles(files: readonly string[]): string[] {
  const sorted = files.toSorted()
  return [...sorted.filter(isOwnCode), ...sorted.filter((file) => !isOwnCode(file))]
}

/** Id of the virtual module that imports the files of a stylesheet in order. */
export function sheetModule({ files, copies }: Sheet): string {
  const ids = files.map((file) => (copies.includes(file) ? `${file}?copy` : file))
  return `${FILE_PREFIX}${ids.map(encodeURIComponent).join('|')}${MODULE_ENDING}`
}

/** The style files that such a module imports. Undefined for other ids. */
export function sheetFilesOf(id: string): string[] | undefined {
  return id.startsWith(FILE_PREFIX)
    ? id
        .slice(FILE_PREFIX.length, -MODULE_ENDING.length)
        .split('|')
        .map(decodeURIComponent)
    : undefined
}

/** Files and virtual modules of the core stylesheet, in order. */
export function coreSheets(project: Project, graph: ServerGraph): string[] {
  return [...frameStyles(project, graph), ...siteSpecificSheets(project, graph)]
}

/** The order of the layers, and the stylesheets of the layout. */
export function frameStyles(project: Project, graph: ServerGraph): string[] {
  return [packageFile('theme/styles/layers.css'), ...layoutStyles(project, graph)]
}

/** What follows them in the core stylesheet: it depends on settings and files of the site. */
export function siteSpecificSheets(project: Project, graph: ServerGraph): string[] {
  const { root, site, settings } = project
  const ofModules = graph.allStyles()
  const { decoration } = settings.background
  return [
    ...(decoration ? [packageFile(`theme/styles/decorations/${decoration}.css`)] : []),
    ...fontSheets(project),
    // Only the theme that the site uses.
    packageFile(`theme/styles/themes/${settings.theme}.css`),
    SITE_SHEET,
    // Files that a component imports are linked along with the component.
    ...site.styles
      .map((file) => `${root}/${file}`)
      .filter((file) => !ofModules.has(file)),
  ]
}

/** Stylesheets of the fonts that a site uses, for the scripts of its languages. */
function fontSheets({ settings, navigation }: Project): string[] {
  const { typefaces } = siteFonts(settings)
  const languages = [...navigation.placements.values()].map(({ language }) => language)
  const scripts = typefaces.includes('inter') ? letterScripts(new Set(languages)) : []
  return [...scripts.map((script) => `inter-${script}`), ...typefaces].map((name) =>
    packageFile(`theme/fonts/${name}.css`),
  )
}

/** Stylesheets of the layout, which every page needs. */
export function layoutStyles(project: Project, graph: ServerGraph): readonly string[] {
  return graph.stylesOf(layoutFiles(project), [notFoundModule(project)])
}

/** Stylesheets that only the 404 page needs. */
export function notFoundStyles(project: Project, graph: ServerGraph): string[] {
  const ofLayout = new Set(layoutStyles(project, graph))
  return graph.stylesOf([notFoundModule(project)]).filter((file) => !ofLayout.has(file))
}

/** The module of the 404 page. */
export function notFoundModule(project: Project): string {
  return layoutByPart(project).NotFound
}

/** Modules of the layout parts, including overrides. */
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
