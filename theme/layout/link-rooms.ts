import type { NavbarLink } from '../../runtime/types/settings.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { repositoryName } from '../../runtime/kit/repository-name.ts'

/** In rem, as `navbar.css` has them: an icon with its gap, the gap between links, the button of the menu. */
const ICON = 1.5
const GAP = 1.25
const MENU = 2.5
/** Two signs with their counts. */
const STARS = 7
/** Text of 14 px in a wide face; signs of East Asia are square. */
const LETTER = 0.56
const SQUARE = 0.9

/** The widths for which `navbar.css` has a rule. */
const STEP = 4
const MOST = 48

/**
 * For each link of the top bar, the least width of its place, in rem, at which it is shown there; in a
 * narrower place it is in the menu behind the others. Estimated from the texts, so that no script
 * has to measure, and rather too large: a font that the reader lacks may be replaced by a wider one.
 */
export function linkRooms(
  links: readonly NavbarLink[],
  stars: SiteData['stars'] = {},
): number[] {
  let end = 0
  return links.map((link, index) => {
    end += linkWidth(link, stars) + (index > 0 ? GAP : 0)
    const withMenu = index < links.length - 1 ? end + GAP + MENU : end
    return Math.min(MOST, Math.ceil(withMenu / STEP) * STEP)
  })
}

function linkWidth(link: NavbarLink, stars: NonNullable<SiteData['stars']>): number {
  if (link.type === 'link') return textWidth(link.label ?? '') + (link.icon ? ICON : 0)
  const name =
    link.type === 'discord' ? 'Discord' : (repositoryName(link.href) ?? 'GitHub')
  return ICON + textWidth(name) + (name in stars ? STARS : 0)
}

function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += letter > '\u2e7f' ? SQUARE : LETTER
  return width
}
