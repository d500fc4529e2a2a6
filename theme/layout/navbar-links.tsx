import type { NavbarLink } from '../../runtime/types/settings.ts'
import { ChevronRightIcon } from '../ui-icons.tsx'
import { NavIcon } from './nav-icon.tsx'
import { leavesSite } from './leaves-site.ts'
import { NavLink } from './nav-link.tsx'
import { repositoryName } from '../../runtime/kit/repository-name.ts'
import { RepositoryStars } from './repository-stars.tsx'

/** Plain links of the top bar, in the author's order. */
export function NavbarLinks({ links }: { links: readonly NavbarLink[] }) {
  return (
    <ul class="navbar-links">
      {links.map((link) => (
        <li class="navbar-link" key={link.href}>
          <NavLink href={link.href} external={leavesSite(link.href)}>
            <LinkLabel link={link} />
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** The one link that stands out: a solid pill, or the repository with its stars. */
export function NavbarCta({ link }: { link: NavbarLink }) {
  const isPill = link.type === 'link'
  return (
    <NavLink
      class={isPill ? 'button-solid' : 'button-outline'}
      href={link.href}
      external={leavesSite(link.href)}
    >
      <LinkLabel link={link} />
      {isPill && link.arrow !== false && <ChevronRightIcon class="flips" />}
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
