import { useShell } from '../../runtime/page-context.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { NavbarCta, NavbarLinks } from './navbar-links.tsx'
import { linkBreakpoints } from './link-breakpoints.ts'
import { Logo } from './logo.tsx'
import { SearchTrigger } from './search-trigger.tsx'
import { Selectors } from './selectors.tsx'
import './navbar.css'

/**
 * The first row of the top bar: logo, version and language, search, links, call to action,
 * mode. Below 1024 px, only logo, search and mode.
 */
export function Navbar() {
  const { site, navigation } = useShell()
  const strings = useStrings()
  // With a sidebar layout, the sidebar has the search on wide screens: two triggers, so two
  // ids.
  const isSidebar = site.settings.layout === 'sidebar'
  const { links, primary } = navigation.navbar ?? site.settings.navbar

  return (
    <div class="navbar-row site-width">
      <div class="navbar-start">
        <Logo />
        <div class="wide-only navbar-selectors">
          <Selectors kinds={['version', 'language']} place="bar" />
        </div>
      </div>
      {site.features.search && (
        <SearchTrigger id={isSidebar ? 'search-bar-entry-mobile' : 'search-bar-entry'} />
      )}
      <div class="topbar-right-container">
        {links.length > 0 && (
          <nav class="navbar-room wide-only" aria-label={strings.mainNavigation}>
            <NavbarLinks links={links} rooms={linkBreakpoints(links, site.stars)} />
          </nav>
        )}
        {primary && (
          <div id="topbar-cta-button" class="wide-only">
            <NavbarCta link={primary} />
          </div>
        )}
        {!site.settings.appearance.strict && (
          // In an element of its own, as on Mintlify: scripts of sites add others beside it.
          <div class="navbar-selectors">
            <ModeSwitch id="theme-preference-menu-trigger" />
          </div>
        )}
      </div>
    </div>
  )
}
