import { componentModules } from '../../theme/component-modules.ts'
import { layoutModules } from '../../theme/layout-parts.ts'
import { packageFile } from '../package-files.ts'
import type { Live } from '../live.ts'
import { importPart } from './import-part.ts'

/** Every module that the plugin generates: id to its code. Types in `runtime/virtual.d.ts`. */
export const virtualModules = {
  'virtual:skerry/settings': ({ project }) =>
    `export default ${JSON.stringify(project.settings)}`,

  'virtual:skerry/navigation': ({ project }) =>
    `export default ${JSON.stringify(project.navigation.navigation)}`,

  'virtual:skerry/components': ({ project }) =>
    moduleMap(componentModules, project.overrides.components),

  'virtual:skerry/layout': ({ project }) =>
    moduleMap(layoutModules, project.overrides.layout),

  // Icons are read where the pages are rendered: in Node, outside the bundle.
  'virtual:skerry/icons': ({ project }) => `
import { nearestIcons as near, readIcon as read } from ${JSON.stringify(nodeModule('plugin/icons/read-icon'))}
const library = ${JSON.stringify(project.settings.icons.library)}
export const readIcon = (icon) => read(icon, library)
export const nearestIcons = (name) => near(name, library)`,

  'virtual:skerry/strings': () =>
    `export { stringsFor } from ${JSON.stringify(packageFile('theme/strings/languages'))}`,

  'virtual:skerry/page-imports': ({ pageImports }) =>
    `export default {\n${[...pageImports]
      .map(
        ([id, target]) =>
          `  ${JSON.stringify(id)}: () => import(${JSON.stringify(target)}),`,
      )
      .join('\n')}\n}`,

  // All that rendering needs, as one entry: dev imports it, the build bundles it.
  'virtual:skerry/server': () => `
export { default as components } from 'virtual:skerry/components'
export { default as layout } from 'virtual:skerry/layout'
export { default as pageImports } from 'virtual:skerry/page-imports'
export const loadApiModule = () => import(${JSON.stringify(packageFile('playground/pages/api-module'))})
export { renderPage } from ${JSON.stringify(packageFile('runtime/render-page'))}
export { renderDocument } from ${JSON.stringify(packageFile('runtime/render-document'))}`,
} satisfies Record<`virtual:skerry/${string}`, (live: Live) => string>

/** True for the ids of `virtualModules`. */
export function isVirtualModule(id: string): id is keyof typeof virtualModules {
  return Object.hasOwn(virtualModules, id)
}

/** A module whose default export is an object of components. */
function moduleMap(
  themeModules: Record<string, string>,
  overrides: ReadonlyMap<string, string>,
): string {
  const names = [...new Set([...Object.keys(themeModules), ...overrides.keys()])]
  const parts = names.map((name, index) => ({
    entry: `  ${JSON.stringify(name)}: m${index},`,
    code: importPart(themeModules, overrides, name, `m${index}`),
  }))
  return `${parts.map(({ code }) => code).join('\n')}\nexport default {\n${parts.map(({ entry }) => entry).join('\n')}\n}`
}

/** A file of ours that stays outside the server bundle and is imported by Node itself. */
export function nodeModule(name: string): string {
  return `skerry-node:${packageFile(name)}`
}
