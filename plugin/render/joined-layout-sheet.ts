import { isFile } from '../kit/is-file.ts'
import { packageFile } from '../kit/package-files.ts'

const PREFIX = 'virtual:skerry/layout-sheet/'
const ENDING = '.css'

/**
 * Replaces our own stylesheets of the layout by one virtual stylesheet: about forty requests
 * would delay the first paint of each page in dev. As all of our rules are in layers, it doesn't
 * matter that the site's files among them now follow.
 *
 * @param sheets Files and virtual modules that a page links, in order.
 * @param layout Those of the layout, in order.
 */
export function joinLayoutSheets(
  sheets: readonly string[],
  layout: readonly string[],
): string[] {
  const folder = themeFolder()
  const joined = new Set(layout.filter((file) => file.startsWith(folder)))
  const names = [...joined].map((file) => file.slice(folder.length, -ENDING.length))
  const id = `${PREFIX}${names.join(',')}${ENDING}`
  return [id, ...sheets.filter((file) => !joined.has(file))]
}

/**
 * The files that such a virtual stylesheet consists of. Undefined for other ids, and if one of
 * its names isn't that of a stylesheet of the theme.
 *
 * @param id With Vite's query, if any.
 */
export function filesOfLayoutSheet(id: string): string[] | undefined {
  const [path = ''] = id.split('?')
  if (!path.startsWith(PREFIX) || !path.endsWith(ENDING)) return undefined
  const names = path.slice(PREFIX.length, -ENDING.length).split(',')
  if (!names.every((name) => /^[\w-]+(\/[\w-]+)*$/.test(name))) return undefined
  const folder = themeFolder()
  const files = names.map((name) => `${folder}${name}${ENDING}`)
  return files.every(isFile) ? files : undefined
}

function themeFolder(): string {
  return packageFile('theme/styles/layers.css').slice(0, -'styles/layers.css'.length)
}
