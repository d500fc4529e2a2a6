import { useHref, useShell } from '../../runtime/page-context.ts'
import { ALL_PAGES } from '../../runtime/all-pages.ts'
import { SearchIcon } from '../ui-icons.tsx'
import Search from '../islands/search.island.tsx'
import { searchWords } from '../search/search-words.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import './search-trigger.css'

/** Opens the search: what it shows is scoped to the version around the page. */
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
        words={searchWords(strings)}
      />
      {/* Without scripts nothing can search: the list of all pages is what there is. */}
      <noscript>
        <a class="search-trigger" href={href(ALL_PAGES)} aria-label={strings.allPages}>
          <SearchIcon />
          <span class="search-trigger-prompt">{strings.allPages}</span>
        </a>
      </noscript>
    </>
  )
}
