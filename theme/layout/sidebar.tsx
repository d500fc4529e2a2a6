import { useShell } from '../../runtime/page-context.ts'
import { sidebarScrollScript, sidebarScript } from '../../runtime/inline-scripts.ts'
import { mayScroll } from '../../runtime/long-sidebar.ts'
import { rawHtml } from '../../runtime/raw-html.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ChevronLeftIcon, CloseIcon } from '../ui-icons.tsx'
import { Anchors } from './anchors.tsx'
import { frameChoices } from './frame-choices.ts'
import { Logo } from './logo.tsx'
import { ChoiceList } from './menu.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { NavbarCta, NavbarLinks } from './navbar-links.tsx'
import { SearchTrigger } from './search-trigger.tsx'
import { Selectors } from './selectors.tsx'
import { SocialLinks } from './social-links.tsx'
import { SidebarTree } from './sidebar-tree.tsx'
import './sidebar.css'

/**
 * The navigation next to the content. Below 1024 px the same element is the drawer, so a large
 * tree is in the page only once.
 */
export function Sidebar() {
  const { site, page, navigation } = useShell()
  const strings = useStrings()
  const { links, primary } = navigation.navbar ?? site.settings.navbar
  const { layout, tabs, collapsible } = frameChoices(site.settings)
  const hasOwnBar = layout === 'sidebar'

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
                <Logo />
                {site.features.search && <SearchTrigger id="search-bar-entry" />}
              </div>
            )}
            <div class="sidebar-choices">
              <div
                class={hasOwnBar ? 'sidebar-selectors' : 'sidebar-selectors narrow-only'}
              >
                <Selectors kinds={['version', 'language']} place="sidebar" />
              </div>
              <div class="sidebar-selectors">
                <Selectors kinds={['product', 'dropdown']} place="sidebar" />
              </div>
              {navigation.tabs.length > 0 && (
                <div
                  class={tabs === 'sidebar' ? 'sidebar-tabs' : 'sidebar-tabs narrow-only'}
                >
                  <ChoiceList
                    choices={navigation.tabs.flatMap((tab) => [tab, ...(tab.menu ?? [])])}
                    itemClass="mobile-nav-tabs-item"
                  />
                </div>
              )}
            </div>
            <SidebarTree items={navigation.sidebar} path={page.path}>
              <Anchors anchors={navigation.anchors} />
            </SidebarTree>
            {(links.length > 0 || primary) && (
              <div
                class={
                  hasOwnBar && links.length > 0
                    ? 'sidebar-links'
                    : 'sidebar-links narrow-only'
                }
              >
                <NavbarLinks links={links} />
                {primary && (
                  <div class="narrow-only">
                    <NavbarCta link={primary} />
                  </div>
                )}
              </div>
            )}
          </div>
        </div>
        {hasOwnBar && <SidebarFoot />}
      </div>
      {mayScroll(navigation.sidebar) && <script>{rawHtml(sidebarScrollScript)}</script>}
      {collapsible && <CollapseButton />}
    </nav>
  )
}

/** Collapses and restores the sidebar. */
function CollapseButton() {
  return (
    <>
      <button
        type="button"
        class="sidebar-collapse needs-js wide-only"
        data-sidebar-toggle=""
        aria-label={useStrings().toggleSidebar}
      >
        <ChevronLeftIcon class="flips" />
      </button>
      <script>{rawHtml(sidebarScript)}</script>
    </>
  )
}

/** In layouts without a top bar, holds the call to action, social links and mode switch. */
function SidebarFoot() {
  const { site, navigation } = useShell()
  const { primary } = navigation.navbar ?? site.settings.navbar
  const { socials } = navigation.footer ?? site.settings.footer
  return (
    <div class="sidebar-foot wide-only">
      {primary && <NavbarCta link={primary} />}
      {socials.length > 0 && <SocialLinks socials={socials.slice(0, 4)} />}
      <ModeSwitch />
    </div>
  )
}
