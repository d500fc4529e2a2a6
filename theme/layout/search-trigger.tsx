import { useHref, useShell } from '../../runtime/page-context.ts'
import { ALL_PAGES } from '../../runtime/all-pages.ts'
import { SearchIcon } from '../ui-icons.tsx'
import Search from '../islands/search.island.tsx'
import { searchStrings } from '../search/search-strings.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import './search-trigger.css'

/** The search button. Results are limited to the version of the page. */
export function SearchTrigger({ id }: { id: string }) {
  const strings = useStrings()
  const { site, navigation } = useShell()
  const href = useHref()
  return (
    <>
      <Search
        id={id}
        prompt={site.settings.search.prompt ?? strings.searchPlaceholder}
        version={navigation.version}
        strings={searchStrings(strings)}
      />
      {/* Without JavaScript there is no search, so link to the list of all pages. */}
      <noscript>
        <a class="search-trigger" href={href(ALL_PAGES)} aria-label={strings.allPages}>
          <SearchIcon />
          <span class="search-trigger-prompt">{strings.allPages}</span>
        </a>
      </noscript>
    </>
  )
}
