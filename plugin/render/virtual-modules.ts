import { resolve } from 'node:path'
import { componentModules } from '../../theme/components/about.ts'
import { layoutModules } from '../../theme/layout-parts.ts'
import type { NodeEntry } from '../kit/node-entries.ts'
import { nodeEntry, packageFile, toPosix } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'
import { pageLanguages, stringsModule } from './strings-module.ts'
import { browserModules } from './browser-modules.ts'
import { importPart } from './import-part.ts'
import { jsxModule } from './jsx-module.ts'
import { pageScopeText } from './import-from-pages.ts'
import { searchModule } from './search-module.ts'

/**
 * Modules that pages import: specifier to the id that Vite resolves. Empty in dev, where each
 * page imports on its own.
 */
type PageImports = ReadonlyMap<string, string>

/** The resolved id of the module that imports everything pages import. */
export const PAGE_IMPORTS = '\0virtual:skerry/page-imports'

/** All virtual modules of the plugin: id to code. Types are in `virtual.d.ts`. */
const virtualModules = {
  // The navigation has its own module.
  'virtual:skerry/settings': ({ settings }) =>
    `export default ${JSON.stringify({ ...settings, navigation: undefined })}`,

  'virtual:skerry/navigation': ({ navigation }) =>
    `export default ${JSON.stringify(navigation.tree)}`,

  'virtual:skerry/components': ({ overrides }) =>
    moduleMap(componentModules, overrides.components),

  // Getters, because of a cycle: the layout's own module imports this one.
  'virtual:skerry/layout': ({ overrides }) =>
    moduleMap(
      layoutModules,
      overrides.layout,
      (name, part) => `  get ${name}() { return ${part} },`,
    ),

  // Icons are read in Node while rendering, outside of the bundle.
  'virtual:skerry/icons': ({ settings, fileFacts }) => `
import { nearestIcons as near, readIcon as read } from ${JSON.stringify(nodeModule('read-icon'))}
const library = ${JSON.stringify(settings.icons.library)}
const selected = ${JSON.stringify(fileFacts.names.masks ? { masked: true } : {})}
const named = ({ name }) => ${fileFacts.names.files ? '({ file: `${name}.svg` })' : 'undefined'}
export const readIcon = (icon) => {
  const drawing = read(icon, library)
  return drawing && { ...drawing, ...selected, ...named(icon) }
}
export const nearestIcons = (name) => near(name, library)`,

  'virtual:skerry/strings': (project) =>
    stringsModule(project, ['en', ...pageLanguages(project)]),

  'virtual:skerry/search': searchModule,

  // Compilers append these names to the import source (`jsxSource`).
  'virtual:skerry/jsx/jsx-runtime': jsxModule,
  'virtual:skerry/jsx/jsx-dev-runtime': jsxModule,

  // Has no code. Modules that get names from pages import it, to change with the pages' imports.
  'virtual:skerry/page-scope': (project) =>
    `/* ${pageScopeText(project).replaceAll('*/', '*\\/')} */`,

  'virtual:skerry/page-imports': (_, pageImports) =>
    `export default {\n${[...pageImports]
      .map(
        ([id, target]) =>
          `  ${JSON.stringify(id)}: () => import(${JSON.stringify(target)}),`,
      )
      .join('\n')}\n}`,

  // Everything that rendering needs in one entry: dev imports it, and a build bundles it.
  'virtual:skerry/server': (project, pageImports) => `
export { default as components } from 'virtual:skerry/components'
export { default as layout } from 'virtual:skerry/layout'
export { default as pageImports } from 'virtual:skerry/page-imports'
export const loadApiModule = () => ${hasApiPages(project, pageImports) ? `import(${JSON.stringify(packageFile('playground/pages/api-module'))})` : 'undefined'}
${cardTemplate(project)}
export { installVNodeHook } from ${JSON.stringify(packageFile('runtime/install-vnode-hook'))}
export { renderPage } from ${JSON.stringify(packageFile('runtime/render-page'))}
export { renderDocument } from ${JSON.stringify(packageFile('runtime/render-document'))}
export { renderSidebarRows } from ${JSON.stringify(packageFile('theme/layout/render-sidebar-rows'))}`,
} satisfies Record<
  `virtual:skerry/${string}`,
  (project: Project, pageImports: PageImports) => string
>

/** Ids of all virtual modules. */
export const virtualModuleNames = Object.keys(virtualModules) as VirtualModule[]

type VirtualModule = keyof typeof virtualModules

const NO_IMPORTS: PageImports = new Map()

/**
 * Generates the code of a virtual module.
 *
 * @param consumer Some modules differ in the browser.
 */
export function generatedModule(
  name: VirtualModule,
  project: Project,
  consumer: 'client' | 'server',
  pageImports: PageImports = NO_IMPORTS,
): string {
  const inBrowser = consumer === 'client' ? browserModules[name] : undefined
  return inBrowser ? inBrowser(project) : virtualModules[name](project, pageImports)
}

/** Whether an id is that of a virtual module. */
export function isVirtualModule(id: string): id is VirtualModule {
  return Object.hasOwn(virtualModules, id)
}

/** Code that exports the template of the option `socialCards`. */
function cardTemplate({ options: { socialCards }, root }: Project): string {
  const template = typeof socialCards === 'object' ? socialCards.template : undefined
  if (template === undefined) return ''
  return `
import { renderCard } from ${JSON.stringify(packageFile('runtime/render-card'))}
import CardTemplate from ${JSON.stringify(toPosix(resolve(root, template)))}
export const renderSocialCard = (card) => renderCard(CardTemplate, card)`
}

/**
 * A third of the server modules are for API pages. In dev, a site may get its first one at any
 * time.
 */
function hasApiPages({ operations }: Project, pageImports: PageImports): boolean {
  return pageImports === NO_IMPORTS || operations.bindings.size > 0
}

/** A module whose default export is an object of components by name. */
function moduleMap(
  themeModules: Record<string, string>,
  overrides: ReadonlyMap<string, string>,
  entry = (name: string, part: string) => `  ${name}: ${part},`,
): string {
  const names = [...new Set([...Object.keys(themeModules), ...overrides.keys()])]
  const parts = names.map((name, index) => ({
    entry: entry(JSON.stringify(name), `m${index}`),
    code: importPart(themeModules, overrides, name, `m${index}`),
  }))
  return `${parts.map(({ code }) => code).join('\n')}\nexport default {\n${parts.map(({ entry }) => entry).join('\n')}\n}`
}

/** One of our modules that stays external: Node imports the same instance as worker threads do. */
function nodeModule(name: NodeEntry): string {
  return `skerry-node:${nodeEntry(name).href}`
}
