import type { NavbarLink } from '../../runtime/types/settings.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { repositoryName } from '../../runtime/kit/repository-name.ts'

/**
 * Widths in rem, as in `navbar.css`: an icon with its gap, the gap between links, the menu
 * button.
 */
const ICON = 1.5
const GAP = 1.25
const MENU = 2.5
/** Two icons with their counts. */
const STARS = 7
/** Average character width in a wide font at 14 px. CJK characters are full-width. */
const CHARACTER = 0.56
const FULL_WIDTH = 0.9

/** `navbar.css` has a rule for each multiple of STEP up to MAX_WIDTH. */
const STEP = 4
const MAX_WIDTH = 48

/**
 * For each link of the top bar, the minimum container width in rem at which it is shown in the
 * bar. In a narrower container it moves to the overflow menu. Estimated from the text, so that
 * no script has to measure. Errs on the wide side, as a missing font may be replaced by a wider
 * one.
 */
export function linkBreakpoints(
  links: readonly NavbarLink[],
  stars: SiteData['stars'] = {},
): number[] {
  let end = 0
  return links.map((link, index) => {
    end += linkWidth(link, stars) + (index > 0 ? GAP : 0)
    const withMenu = index < links.length - 1 ? end + GAP + MENU : end
    return Math.min(MAX_WIDTH, Math.ceil(withMenu / STEP) * STEP)
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
  for (const letter of text) width += letter > '\u2e7f' ? FULL_WIDTH : CHARACTER
  return width
}
