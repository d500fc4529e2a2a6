import { useShell } from '../../runtime/page-context.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { CloseIcon } from '../ui-icons.tsx'
import { Anchors } from './anchors.tsx'
import { Logo } from './logo.tsx'
import { ChoiceList } from './menu.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { NavbarCta, NavbarLinks } from './navbar-links.tsx'
import { SearchTrigger } from './search-trigger.tsx'
import { Selectors } from './selectors.tsx'
import { SidebarTree } from './sidebar-tree.tsx'
import './sidebar.css'

/**
 * The navigation beside the content; below 1024 px the same element is the drawer, so that a large tree is in the page only once.
 */
export function Sidebar() {
  const { site, page, navigation } = useShell()
  const strings = useStrings()
  const { links, primary } = navigation.navbar ?? site.settings.navbar
  const hasOwnBar = site.settings.layout === 'sidebar'

  return (
    <nav id="mobile-nav" class="mobile-nav" popover="auto" aria-label={strings.pages}>
      <div id="mobile-nav-content" class="mobile-nav-content">
        <div class="drawer-head narrow-only">
          <Logo />
          <button
            type="button"
            class="icon-button"
            popovertarget="mobile-nav"
            popovertargetaction="hide"
            aria-label={strings.closeMenu}
          >
            <CloseIcon />
          </button>
        </div>
        <div id="sidebar" class="sidebar">
          <div id="sidebar-content" class="sidebar-content">
            {hasOwnBar && (
              <div class="sidebar-bar wide-only">
                <div class="sidebar-bar-row">
                  <Logo />
                  <ModeSwitch />
                </div>
                {site.features.search && <SearchTrigger id="search-bar-entry" />}
              </div>
            )}
            <div
              class={hasOwnBar ? 'sidebar-selectors' : 'sidebar-selectors narrow-only'}
            >
              <Selectors kinds={['version', 'language']} place="sidebar" />
            </div>
            <div class="sidebar-selectors">
              <Selectors kinds={['product', 'dropdown']} place="sidebar" />
            </div>
            {navigation.tabs.length > 0 && (
              <div class={hasOwnBar ? 'sidebar-tabs' : 'sidebar-tabs narrow-only'}>
                <ChoiceList choices={navigation.tabs} itemClass="mobile-nav-tabs-item" />
              </div>
            )}
            <Anchors anchors={navigation.anchors} />
            <div id="navigation-items">
              <SidebarTree items={navigation.sidebar} path={page.path} />
            </div>
            {(links.length > 0 || primary) && (
              <div class={hasOwnBar ? 'sidebar-links' : 'sidebar-links narrow-only'}>
                <NavbarLinks links={links} />
                {primary && <NavbarCta link={primary} />}
              </div>
            )}
          </div>
        </div>
      </div>
    </nav>
  )
}
