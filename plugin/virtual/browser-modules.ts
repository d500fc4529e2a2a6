import type { IconRef } from '../../runtime/types/settings.ts'
import { ownIcons } from '../../theme/own-icons.ts'
import { stringsFor } from '../../theme/strings/languages.ts'
import { drawIcons } from '../icons/draw-icons.ts'
import { packageFile } from '../package-files.ts'
import type { Live } from '../live.ts'

/**
 * What generated modules are in the browser, where they differ: theme components that an
 * author's island draws must not bring all icons and all languages along. A page's language
 * is one of the site's there, so words are found by it alone.
 */
export const browserModules: Partial<Record<string, (live: Live) => string>> = {
  'virtual:skerry/icons': () => {
    const refs = ownIcons.map((name): IconRef => ({ name, library: 'lucide' }))
    return `
import { addIcons, nearestIcons, readIcon } from ${JSON.stringify(packageFile('runtime/browser-icons'))}
addIcons(${JSON.stringify(drawIcons(refs))})
export { nearestIcons, readIcon }`
  },

  'virtual:skerry/strings': ({ project }) => {
    const languages = new Set(
      [...project.site.pages.values()].map((page) => page.language),
    )
    const words = Object.fromEntries([...languages].map((tag) => [tag, stringsFor(tag)]))
    return `
const languages = ${JSON.stringify(words)}
export const stringsFor = (language) => languages[language]`
  },
}
