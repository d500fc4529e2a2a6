import type { IconRef } from '../../runtime/types/settings.ts'
import { ownIcons } from '../../theme/own-icons.ts'
import { renderIcons } from './render-icons.ts'
import { packageFile } from '../kit/package-files.ts'
import { pageLanguages, stringsModule } from './strings-module.ts'
import type { Project } from '../site/project.ts'

/**
 * Virtual modules that differ in the browser: theme components in an author's island must not
 * load all icons. There, only languages of the site's pages are looked up, so English is not
 * loaded for a site without English pages.
 */
export const browserModules: Partial<Record<string, (project: Project) => string>> = {
  'virtual:skerry/icons': () => {
    const refs = ownIcons.map((name): IconRef => ({ name, library: 'lucide' }))
    return `
import { addIcons, nearestIcons, readIcon } from ${JSON.stringify(packageFile('runtime/browser-icons'))}
addIcons(${JSON.stringify(renderIcons(refs))})
export { nearestIcons, readIcon }`
  },

  'virtual:skerry/strings': (project) => stringsModule(project, pageLanguages(project)),
}
