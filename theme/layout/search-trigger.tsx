import { useShell } from '../../runtime/page-context.ts'
import Search from '../islands/search.island.tsx'
import { searchWords } from '../search/search-words.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import './search-trigger.css'

/** Opens the search: what it shows is scoped to the version around the page. */
export function SearchTrigger({ id }: { id: string }) {
  const strings = useStrings()
  const { site, navigation } = useShell()
  return (
    <Search
      id={id}
      prompt={site.settings.search.prompt ?? strings.searchPlaceholder}
      version={navigation.version}
      words={searchWords(strings)}
    />
  )
}
