import type { IconRef } from '../../runtime/types/settings.ts'
import { ownIcons } from '../../theme/own-icons.ts'
import { createStringLookup } from '../../theme/strings/languages.ts'
import { renderIcons } from './render-icons.ts'
import { packageFile } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'

/**
 * Virtual modules that differ in the browser: theme components in an author's island must not
 * load all icons and languages. There, a page's language is always one of the site's, so
 * strings are looked up by exact language.
 */
export const browserModules: Partial<Record<string, (project: Project) => string>> = {
  'virtual:skerry/icons': () => {
    const refs = ownIcons.map((name): IconRef => ({ name, library: 'lucide' }))
    return `
import { addIcons, nearestIcons, readIcon } from ${JSON.stringify(packageFile('runtime/browser-icons'))}
addIcons(${JSON.stringify(renderIcons(refs))})
export { nearestIcons, readIcon }`
  },

  'virtual:skerry/strings': ({ site, options }) => {
    const languages = new Set([...site.pages.values()].map((page) => page.language))
    const stringsFor = createStringLookup(options.words ?? {})
    const words = Object.fromEntries([...languages].map((tag) => [tag, stringsFor(tag)]))
    return `
const languages = ${JSON.stringify(words)}
export const stringsFor = (language) => languages[language]`
  },
}
