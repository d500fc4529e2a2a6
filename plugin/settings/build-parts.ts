import type {
  Banner,
  Footer,
  IconRef,
  NavbarLink,
  Settings,
} from '../../runtime/types/settings.ts'
import type { ModernValues } from './keys.ts'

/** Parts that the site has, and that a language may have of its own. */

type IconValue = string | { name: string; style?: string; library?: IconRef['library'] }

/**
 * An icon in one shape. The style stays open where the author named none, because which
 * styles exist depends on the icon: brands have only their own.
 *
 * @param style From a key beside the icon (`iconType`).
 */
export function buildIcon(
  icon: IconValue | undefined,
  style?: string,
): IconRef | undefined {
  if (icon === undefined) return undefined
  const ref: IconRef = typeof icon === 'string' ? { name: icon } : { ...icon }
  ref.name = ref.name.replace(/^fa-/, '')
  ref.style ??= style
  if (ref.style === undefined) delete ref.style
  return ref
}

/** The links of the top bar and its button. */
export function buildNavbar(navbar: ModernValues['navbar']): Settings['navbar'] {
  return {
    links: navbar?.links.map(buildNavbarLink) ?? [],
    primary: navbar?.primary && buildNavbarLink(navbar.primary),
  }
}

type NavbarLinkValue = NonNullable<ModernValues['navbar']>['links'][number]

function buildNavbarLink(link: NavbarLinkValue): NavbarLink {
  const { type, label, href, icon, iconType, style, arrow } = link
  if (type === 'github' || type === 'discord') return { type, href }
  const ref = buildIcon(icon, iconType)
  return { type: 'link', label: label ?? href, href, icon: ref, arrow, style }
}

/** Social accounts in the author's order, and the columns of links. */
export function buildFooter(footer: ModernValues['footer']): Footer {
  const socials = footer?.socials ?? {}
  const pairs = Array.isArray(socials)
    ? socials.map(({ type, url }) => [type, url] as const)
    : Object.entries(socials)
  return {
    socials: pairs.flatMap(([platform, url]) =>
      url === undefined
        ? []
        : [{ platform: platform === 'x-twitter' ? 'x' : platform, url }],
    ),
    links: footer?.links ?? [],
  }
}

/** A banner; a colour for one mode counts for both. */
export function buildBanner(banner: NonNullable<ModernValues['banner']>): Banner {
  const { color, ...rest } = banner
  const light = color?.light ?? color?.dark
  const dark = color?.dark ?? color?.light
  return light && dark ? { ...rest, color: { light, dark } } : rest
}

/** The page menu, with the icons of the author's own options in one shape. */
export function buildContextual(
  contextual: ModernValues['contextual'],
): Settings['contextual'] {
  return (
    contextual && {
      display: contextual.display,
      options: contextual.options.map((option) =>
        typeof option === 'string' ? option : { ...option, icon: buildIcon(option.icon) },
      ),
    }
  )
}
