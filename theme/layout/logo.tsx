import { useHref, useShell } from '../../runtime/page-context.ts'
import { fillIn, useStrings } from '../strings.ts'
import { leavesSite, NavLink } from './nav-link.tsx'

/**
 * The logo, one image for each mode (CSS shows the right one, so nothing flashes), or the
 * site's name (behaviour 1.1).
 */
export function Logo() {
  const { settings, logoSizes } = useShell().site
  const strings = useStrings()
  const withBase = useHref()
  const { logo, name } = settings
  const href = logo?.href ?? '/'
  const label = leavesSite(href) ? name : fillIn(strings.homePage, { site: name })

  return (
    <NavLink class="nav-logo-link" href={href} label={label}>
      {!logo && <span class="nav-logo nav-logo-text">{name}</span>}
      {logo && logo.light === logo.dark && (
        <img class="nav-logo" src={withBase(logo.light)} {...logoSizes?.light} alt="" />
      )}
      {logo && logo.light !== logo.dark && (
        <>
          <img
            class="nav-logo when-light"
            src={withBase(logo.light)}
            {...logoSizes?.light}
            alt=""
          />
          <img
            class="nav-logo when-dark"
            src={withBase(logo.dark)}
            {...logoSizes?.dark}
            alt=""
            loading="lazy"
          />
        </>
      )}
    </NavLink>
  )
}
