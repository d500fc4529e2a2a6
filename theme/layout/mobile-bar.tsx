import { useShell } from '../../runtime/page-context.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ChevronRightIcon, MenuIcon } from '../ui-icons.tsx'
import './mobile-bar.css'

/**
 * The second row of the top bar below 1024 px: a button that opens the drawer and shows the
 * current group and page. The drawer is a popover, so it opens without JavaScript.
 */
export function MobileBar() {
  const { page, navigation } = useShell()
  const strings = useStrings()
  const parent = navigation.breadcrumbs.findLast(({ title }) => title)
  // Omit the group if it has the same name as the page.
  const group = parent?.title === page.title ? undefined : parent

  return (
    <div class="mobile-bar site-width">
      <button type="button" class="mobile-bar-button" popovertarget="mobile-nav">
        <MenuIcon />
        <span class="sr-only">{strings.openMenu}: </span>
        <span class="mobile-bar-trail" data-now="">
          {group && (
            <>
              <span class="mobile-bar-group">{group.title}</span>
              <ChevronRightIcon class="flips" />
            </>
          )}
          <span class="mobile-bar-page">{page.title}</span>
        </span>
      </button>
    </div>
  )
}
