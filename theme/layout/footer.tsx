import { useShell } from '../../runtime/page-context.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { isExternalUrl } from './is-external-url.ts'
import { NavLink } from './nav-link.tsx'
import { SocialLinks } from './social-links.tsx'
import './footer.css'

/** The footer: link columns and social links. */
export function Footer() {
  const { site, navigation } = useShell()
  const strings = useStrings()
  const { socials, links } = navigation.footer ?? site.settings.footer
  const hasSocials = socials.length > 0
  if (!hasSocials && links.length === 0) return null

  return (
    <footer id="footer" class={links.length > 0 ? 'footer advanced-footer' : 'footer'}>
      {links.length > 0 && (
        // Not a `<nav>`, as on Mintlify: styles of the site for those of its bars don't reach it.
        <div class="footer-columns" role="navigation" aria-label={strings.footerLinks}>
          {links.map(({ header, items }) => (
            <div class="footer-column" key={header}>
              {header && <p class="footer-header">{header}</p>}
              <ul>
                {items.map(({ label, href }) => (
                  <li key={href}>
                    <NavLink
                      class="footer-link"
                      href={href}
                      external={isExternalUrl(href)}
                    >
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {hasSocials && <SocialLinks socials={socials} />}
    </footer>
  )
}
