import type { IconDrawing, IconRef, Settings } from '../../runtime/types/settings.ts'
import { nearestAll } from '../../runtime/kit/nearest.ts'
import { findIcon, iconNames, type IconSet } from './icon-library.ts'

/** The setting `icons.library`: where names are looked up first. */
export type IconLibrary = Settings['icons']['library']

/** An icon that was found. */
interface ReadIcon extends IconDrawing {
  /**
   * Set if the icon isn't exactly what was requested: `style` if Font Awesome Free lacks the
   * style (mostly Pro styles), `library` if it comes from another library.
   */
  substitute?: 'style' | 'library'
}

const libraries: IconLibrary[] = ['fontawesome', 'lucide', 'tabler']

/** Font Awesome class names that authors paste together with the icon's name. */
const faClass =
  /^(?:(?:fa[srlbtd]?|fa-(?:solid|regular|brands|duotone|light|thin|sharp(?:-[a-z-]+)?))\s+)+/

/** The styles that these names denote. The short names are those of Font Awesome 5. */
const classStyles = new Map(
  ['solid', 'regular', 'light', 'brands', 'thin', 'duotone'].flatMap(
    (style): [string, string][] => [
      [`fa-${style}`, style],
      [`fa${style[0]}`, style],
    ],
  ),
)

/**
 * Finds an icon. Its own library is searched first, then the others, so that `github` is found
 * on a Lucide site, and Lucide provides `sparkles`, which is not in Font Awesome Free. Brands
 * need no style. If no library has the name, words that denote variants are dropped, as most
 * variants are in Font Awesome Pro only: `rocket-launch` becomes `rocket`. Returns undefined if
 * nothing is found.
 */
export function readIcon(
  { name, style = classStyle(name), library }: IconRef,
  siteLibrary: IconLibrary = 'fontawesome',
): ReadIcon | undefined {
  const wanted = plainIconName(name)
  const first = library ?? siteLibrary
  const order = [first, ...libraries.filter((other) => other !== first)]
  for (const candidate of order) {
    const icon = readFrom(candidate, wanted, style)
    if (icon) return candidate === first ? icon : { ...icon, substitute: 'library' }
  }
  for (const plainer of plainerNames(wanted)) {
    for (const candidate of order) {
      const icon = readFrom(candidate, plainer, style)
      if (icon) return { ...icon, plainerName: plainer }
    }
  }
  return undefined
}

/** Prefixes for a frame around what the icon shows, as in `rectangle-code`. */
const SURROUNDINGS = /^(?:circle|draw|hexagon|octagon|rectangles?|screen|square|squares)-/

/** Shorter names for the same thing, nearest first. Each consists of whole words of the name. */
function plainerNames(name: string): string[] {
  const inside = name.replace(SURROUNDINGS, '')
  const words = inside.split('-')
  const shorter = words.map((_, index) => words.slice(0, words.length - index).join('-'))
  return [...new Set([...shorter, words.at(-1)!])].filter(
    (each) => each !== name && /[a-z]{3}/.test(each),
  )
}

/**
 * Returns up to `count` names for an icon that doesn't exist: those that contain its words, as
 * `chart-pie` does for `pie`, shortest first, and then similar ones, nearest first.
 */
export function nearestIcons(
  name: string,
  library: IconLibrary = 'fontawesome',
  count = 3,
): string[] {
  const sets: IconSet[] =
    library === 'fontawesome' ? ['fa7-solid', 'fa7-regular', 'fa7-brands'] : [library]
  const wanted = plainIconName(name)
  const names = new Set(sets.flatMap(iconNames))
  const longer = /[a-z]{2}/.test(wanted)
    ? [...names].filter((each) => `-${each}-`.includes(`-${wanted}-`))
    : []
  longer.sort((a, b) => a.length - b.length)
  return [...new Set([...longer, ...nearestAll(wanted, names, count)])].slice(0, count)
}

/** Strips Font Awesome classes: `fa-solid fa-house` and `fa-house` become `house`. */
function plainIconName(name: string): string {
  return name.trim().toLowerCase().replace(faClass, '').replace(/^fa-/, '')
}

/** The style in Font Awesome classes: `regular` for `fa-regular fa-bell` and `far fa-bell`. */
function classStyle(name: string): string | undefined {
  const classes = faClass.exec(name.trim().toLowerCase())?.[0].split(/\s+/) ?? []
  return classes.map((each) => classStyles.get(each)).find((style) => style !== undefined)
}

function readFrom(
  library: IconLibrary,
  name: string,
  style: string | undefined,
): ReadIcon | undefined {
  if (library !== 'fontawesome') return findIcon(library, name)
  for (const set of faSets(style)) {
    const icon = findIcon(set, name)
    if (icon) return isDrawnAs(style, set) ? icon : { ...icon, substitute: 'style' }
  }
  return undefined
}

/**
 * Sets by similarity to a style. The light and thin styles of Font Awesome Pro are outlines,
 * like `regular`. The default is `solid`.
 */
function faSets(style: string | undefined): IconSet[] {
  if (style === 'brands') return ['fa7-brands', 'fa7-solid', 'fa7-regular']
  const outlined = style !== undefined && /regular|light|thin/.test(style)
  return outlined
    ? ['fa7-regular', 'fa7-solid', 'fa7-brands']
    : ['fa7-solid', 'fa7-regular', 'fa7-brands']
}

/** Whether a set has the requested style. Brands have only one style. */
function isDrawnAs(style: string | undefined, set: IconSet): boolean {
  return style === undefined || set === 'fa7-brands' || set === `fa7-${style}`
}
