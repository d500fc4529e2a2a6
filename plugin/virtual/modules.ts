import { componentModules } from '../../theme/component-modules.ts'
import { layoutModules } from '../../theme/layout-parts.ts'
import { packageFile } from '../package-files.ts'
import type { Live } from '../live.ts'

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

/**
 * A module whose default export is an object of components. The theme exports each under its
 * name; an override by default or under its name.
 */
function moduleMap(
  themeModules: Record<string, string>,
  overrides: Map<string, string>,
): string {
  const imports: string[] = []
  const entries: string[] = []
  for (const name of new Set([...Object.keys(themeModules), ...overrides.keys()])) {
    const local = `m${imports.length}`
    const override = overrides.get(name)
    const key = JSON.stringify(name)
    if (override) {
      imports.push(`import * as ${local} from ${JSON.stringify(override)}`)
      entries.push(`  ${key}: pick(${local}, ${key}),`)
    } else {
      const file = packageFile(`theme/${themeModules[name]}`)
      imports.push(`import { ${name} as ${local} } from ${JSON.stringify(file)}`)
      entries.push(`  ${key}: ${local},`)
    }
  }
  // As a function, so that the bundler does not warn of the export that is not there.
  const pick = 'const pick = (module, name) => module.default ?? module[name]'
  return `${imports.join('\n')}\n${pick}\nexport default {\n${entries.join('\n')}\n}`
}

/** A file of ours that stays outside the server bundle and is imported by Node itself. */
export function nodeModule(name: string): string {
  return `skerry-node:${packageFile(name)}`
}
