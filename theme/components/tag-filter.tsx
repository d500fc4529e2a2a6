import { usePage } from '../../runtime/page-context.ts'
import TagFilterIsland from '../islands/tag-filter.island.tsx'
import { useStrings } from '../../runtime/use-strings.ts'

/**
 * The tag filter of a changelog, shown in place of the table of contents. Renders nothing on
 * pages without tags.
 */
export function TagFilter() {
  const { updateTags } = usePage().page
  const { filters, filterByTag, clearFilters, noUpdates } = useStrings()
  if (updateTags.length === 0) return null
  return (
    <TagFilterIsland
      tags={updateTags}
      strings={{ filters, filterByTag, clearFilters, noUpdates }}
    />
  )
}
