import type { IconDrawing, IconRef, Settings } from '../../runtime/types/settings.ts'
import { nearestAll } from '../../runtime/kit/nearest.ts'
import { findIcon, iconNames, type IconSet } from './icon-library.ts'

/** Where a name is looked for: the site's `icons.library`. */
export type IconLibrary = Settings['icons']['library']

/** An icon as found. */
export interface ReadIcon extends IconDrawing {
  /**
   * Set where the rendered icon is not quite what was asked for: `style` when Font Awesome Free
   * lacks the style (the Pro styles, mostly), `library` when another library has the name.
   */
  substitute?: 'style' | 'library'
}

const libraries: IconLibrary[] = ['fontawesome', 'lucide', 'tabler']

/** Words of Font Awesome's own class names, which authors paste beside the icon's name. */
const faClass =
  /^(?:fa[srlbtd]?|fa-(?:solid|regular|brands|duotone|light|thin|sharp(?:-[a-z-]+)?))\s+/

/**
 * Finds an icon. The name is looked for in its own library first, then in the
 * others, so that `github` is found on a Lucide site and `sparkles`, which Font Awesome sells,
 * is rendered by Lucide. Brands need no style. A name that none has is looked for without the words
 * that make it a variant, since Font Awesome sells most of those: `rocket-launch` is `rocket`.
 * Undefined where no library knows a part of the name either.
 */
export function readIcon(
  { name, style, library }: IconRef,
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

/** What only surrounds the thing that an icon shows: `rectangle-code` is code. */
const SURROUNDINGS = /^(?:circle|draw|hexagon|octagon|rectangles?|screen|square|squares)-/

/** Shorter names of the same thing, nearest first; each is a whole word or more of the name. */
function plainerNames(name: string): string[] {
  const inside = name.replace(SURROUNDINGS, '')
  const words = inside.split('-')
  const shorter = words.map((_, index) => words.slice(0, words.length - index).join('-'))
  return [...new Set([...shorter, words.at(-1)!])].filter(
    (each) => each !== name && /[a-z]{3}/.test(each),
  )
}

/** Up to `count` names that a mistyped icon may have meant, nearest first. */
export function nearestIcons(
  name: string,
  library: IconLibrary = 'fontawesome',
  count = 3,
): string[] {
  const sets: IconSet[] =
    library === 'fontawesome' ? ['fa7-solid', 'fa7-regular', 'fa7-brands'] : [library]
  return nearestAll(plainIconName(name), new Set(sets.flatMap(iconNames)), count)
}

/** `fa-solid fa-house` and `fa-house` are `house`. */
function plainIconName(name: string): string {
  return name.trim().toLowerCase().replace(faClass, '').replace(/^fa-/, '')
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
 * Sets by how near they are to the style. The light and thin styles of Font Awesome Pro are
 * outlines, as `regular` is; without a style the free set is `solid`.
 */
function faSets(style: string | undefined): IconSet[] {
  if (style === 'brands') return ['fa7-brands', 'fa7-solid', 'fa7-regular']
  const outlined = style !== undefined && /regular|light|thin/.test(style)
  return outlined
    ? ['fa7-regular', 'fa7-solid', 'fa7-brands']
    : ['fa7-solid', 'fa7-regular', 'fa7-brands']
}

/** Whether the style is what was asked for; brands have one style only, so they always are. */
function isDrawnAs(style: string | undefined, set: IconSet): boolean {
  return style === undefined || set === 'fa7-brands' || set === `fa7-${style}`
}
