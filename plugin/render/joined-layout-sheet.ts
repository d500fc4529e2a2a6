import { isFile } from '../kit/is-file.ts'
import { packageFile } from '../kit/package-files.ts'

const PREFIX = 'virtual:skerry/layout-sheet/'
const ENDING = '.css'

/**
 * Joins our own stylesheets of the layout: about forty requests would delay the first paint of
 * each page in dev. Only consecutive ones are joined, because CSS that overrides import between
 * them may be in our layers too, where the order matters.
 *
 * @param sheets Stylesheets of the layout, in order.
 */
export function joinLayoutSheets(sheets: readonly string[]): string[] {
  const folder = themeFolder()
  const joined: string[] = []
  let names: string[] = []
  const finishRun = () => {
    if (names.length > 0) joined.push(`${PREFIX}${names.join(',')}${ENDING}`)
    names = []
  }
  for (const file of sheets) {
    if (file.startsWith(folder)) {
      names.push(file.slice(folder.length, -ENDING.length))
    } else {
      finishRun()
      joined.push(file)
    }
  }
  finishRun()
  return joined
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
