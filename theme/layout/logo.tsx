import { useShell } from '../../runtime/page-context.ts'
import { fileAddress } from '../../runtime/with-base.ts'
import { fillIn, useStrings } from '../strings.ts'
import { leavesSite, NavLink } from './nav-link.tsx'

/**
 * The logo, one image for each mode (CSS shows the right one, so nothing flashes), or the
 * site's name (behaviour 1.1).
 */
export function Logo() {
  const { base, settings, logoSizes } = useShell().site
  const strings = useStrings()
  const { logo, name } = settings
  const href = logo?.href ?? '/'
  const label = leavesSite(href) ? name : fillIn(strings.homePage, { site: name })

  return (
    <NavLink class="nav-logo-link" href={href} label={label}>
      {!logo && <span class="nav-logo nav-logo-text">{name}</span>}
      {logo && logo.light === logo.dark && (
        <img
          class="nav-logo"
          src={fileAddress(base, logo.light)}
          {...logoSizes?.light}
          alt={name}
        />
      )}
      {logo && logo.light !== logo.dark && (
        <>
          <img
            class="nav-logo when-light"
            src={fileAddress(base, logo.light)}
            {...logoSizes?.light}
            alt={name}
          />
          <img
            class="nav-logo when-dark"
            src={fileAddress(base, logo.dark)}
            {...logoSizes?.dark}
            alt={name}
            loading="lazy"
          />
        </>
      )}
    </NavLink>
  )
}
