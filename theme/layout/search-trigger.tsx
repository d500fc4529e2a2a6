import { useShell } from '../../runtime/page-context.ts'
import { useStrings } from '../strings.ts'
import { SearchIcon } from '../ui-icons.tsx'
import './search-trigger.css'

/** Opens the search: a field from 1024 px, an icon below (behaviour 6.6). */
export function SearchTrigger({ id }: { id: string }) {
  const strings = useStrings()
  const words = useShell().site.settings.search.prompt ?? strings.searchPlaceholder
  return (
    <button
      type="button"
      id={id}
      class="search-trigger needs-js"
      aria-label={words}
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <SearchIcon />
      <span class="search-trigger-prompt">{words}</span>
      <span class="search-trigger-key" data-keys="Ctrl K" aria-hidden="true" />
    </button>
  )
}
