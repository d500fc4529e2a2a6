import { fillIn } from '../../runtime/kit/fill-in.ts'
import { useShell } from '../../runtime/page-context.ts'
import { fileUrl } from '../../runtime/with-base.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { isExternalUrl } from './is-external-url.ts'
import { NavLink } from './nav-link.tsx'

/**
 * The logo, with one image for each mode, or the site's name. CSS shows the right image, to
 * avoid a flash.
 */
export function Logo() {
  const { base, settings, logoSizes } = useShell().site
  const strings = useStrings()
  const { logo, name } = settings
  const href = logo?.href ?? '/'
  const label = isExternalUrl(href) ? name : fillIn(strings.homePage, { site: name })

  return (
    <NavLink class="nav-logo-link" href={href} label={label}>
      {!logo && (
        <span class="nav-logo nav-logo-text" dir="auto">
          {name}
        </span>
      )}
      {logo && logo.light === logo.dark && (
        <img
          class="nav-logo"
          src={fileUrl(base, logo.light)}
          {...logoSizes?.light}
          alt={name}
        />
      )}
      {logo && logo.light !== logo.dark && (
        <>
          <img
            class="nav-logo when-light"
            src={fileUrl(base, logo.light)}
            {...logoSizes?.light}
            alt={name}
          />
          <img
            class="nav-logo when-dark"
            src={fileUrl(base, logo.dark)}
            {...logoSizes?.dark}
            alt={name}
            loading="lazy"
          />
        </>
      )}
    </NavLink>
  )
}
