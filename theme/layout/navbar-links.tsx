import type { NavbarLink } from '../../runtime/types/settings.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ChevronRightIcon, MoreIcon } from '../ui-icons.tsx'
import { NavIcon } from './nav-icon.tsx'
import { isExternalUrl } from './is-external-url.ts'
import { NavLink } from './nav-link.tsx'
import { repositoryName } from '../../runtime/kit/repository-name.ts'
import { RepositoryStars } from './repository-stars.tsx'

interface NavbarLinksProps {
  links: readonly NavbarLink[]
  /** The widths from `linkBreakpoints`. If set, links that don't fit move into a menu. */
  rooms?: readonly number[]
}

/** Secondary links of the top bar, in the author's order. */
export function NavbarLinks({ links, rooms }: NavbarLinksProps) {
  const strings = useStrings()
  return (
    <>
      <ul class="navbar-links">
        {links.map((link, index) => (
          <li class="navbar-link" key={link.href} data-room={rooms?.[index]}>
            <BarLink link={link} />
          </li>
        ))}
      </ul>
      {rooms && (
        <details
          class="menu-box navbar-more"
          name="skerry-menu"
          data-menu=""
          data-room={rooms.at(-1)}
        >
          <summary class="icon-button" aria-label={strings.moreLinks}>
            <MoreIcon />
          </summary>
          <ul class="menu-panel">
            {links.map((link, index) => (
              <li class="navbar-more-link" key={link.href} data-room={rooms[index]}>
                <BarLink link={link} class="menu-choice" />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function BarLink({ link, class: name }: { link: NavbarLink; class?: string }) {
  return (
    <NavLink
      class={name}
      href={link.href}
      external={isExternalUrl(link.href)}
      label={nameOf(link)}
    >
      <LinkLabel link={link} />
    </NavLink>
  )
}

/** The accessible name of a link that is only an icon: the host or path that it leads to. */
function nameOf(link: NavbarLink): string | undefined {
  if (link.type !== 'link' || link.label !== '') return undefined
  return link.href.replace(/^\w+:(?:\/\/)?(?:www\.)?([^/?#]+).*$/, '$1')
}

/**
 * The primary link: a solid button, or the repository with its stars. As on Mintlify, the button is
 * an empty cover and a `div` with the label in `span.z-10`, which scripts of sites select: styles
 * for the links of the bar don't recolour the label, and those for `a > span` colour or hide the
 * cover alone.
 */
export function NavbarCta({ link }: { link: NavbarLink }) {
  const isPill = link.type === 'link'
  return (
    <NavLink
      class={isPill ? 'button-solid' : 'button-outline'}
      href={link.href}
      external={isExternalUrl(link.href)}
      label={nameOf(link)}
    >
      {isPill ? (
        <>
          <span class="button-cover" />
          <div class="button-face">
            <NavIcon icon={link.icon} />
            <span class="z-10">{link.label}</span>
            {link.arrow !== false && <ChevronRightIcon class="flips" />}
          </div>
        </>
      ) : (
        <LinkLabel link={link} />
      )}
    </NavLink>
  )
}

function LinkLabel({ link }: { link: NavbarLink }) {
  if (link.type === 'link') {
    return (
      <>
        <NavIcon icon={link.icon} />
        {link.label}
      </>
    )
  }
  const icon = { name: link.type, style: 'brands', library: 'fontawesome' } as const
  const repository = link.type === 'github' ? repositoryName(link.href) : undefined
  return (
    <>
      <NavIcon icon={icon} />
      {link.type === 'discord' ? 'Discord' : (repository ?? 'GitHub')}
      {repository && <RepositoryStars repository={repository} />}
    </>
  )
}
