import { useShell } from '../../runtime/page-context.ts'
import type { NavChoice } from '../../runtime/types/navigation.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ChoiceLabel, ChoiceList, Menu, TagPill } from './menu.tsx'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'
import './tabs-row.css'

/** By these classes of Mintlify's, scripts and styles of sites find the line of the current tab. */
const ACTIVE_LINE = 'bg-primary dark:bg-primary-light'

/**
 * The second row of the top bar, from 1024 px. Below that, the tabs are in the drawer. As on
 * Mintlify, `.nav-tabs` is the flex container of the tabs, as wide as they are, and the only child of
 * its row, a flex container too: styles and scripts of sites set its `gap`, justify it in its row,
 * or hide the row with `:has(> .nav-tabs)`. The line below a tab is a `div`, which they colour.
 */
export function TabsRow() {
  const { navigation, site } = useShell()
  const { tabs } = navigation
  const strings = useStrings()
  if (tabs.length === 0) return null

  return (
    <nav
      // Scripts of sites append links to it.
      id={site.settings.theme === 'maple' ? 'navbar-transition-maple' : undefined}
      class="nav-tabs-row site-width"
      aria-label={strings.sections}
    >
      <ul class="nav-tabs">
        {tabs.map((tab) => (
          <Tab key={tab.name} tab={tab} />
        ))}
      </ul>
    </nav>
  )
}

function Tab({ tab }: { tab: NavChoice }) {
  const { label, icon, tag } = tab
  return (
    <li data-align={tab.align}>
      {tab.menu && tab.menu.length > 0 ? (
        <Menu
          class="tab-menu"
          buttonClass="nav-tabs-item"
          active={tab.active}
          label={
            <>
              <ChoiceLabel {...{ label, icon, tag }} />
              <span class="tab-line" />
            </>
          }
        >
          <ChoiceList choices={tab.menu} />
        </Menu>
      ) : (
        <NavLink
          class="nav-tabs-item"
          href={tab.url}
          external={tab.external}
          current={tab.active && 'location'}
          active={tab.active}
        >
          <NavIcon icon={icon} />
          {label}
          {tag && <TagPill>{tag}</TagPill>}
          <div class={tab.active ? `tab-line ${ACTIVE_LINE}` : 'tab-line'} />
        </NavLink>
      )}
    </li>
  )
}
