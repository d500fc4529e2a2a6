import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import type { PageSearchProps } from '../search/page-search.tsx'
import { SearchIcon } from '../ui-icons.tsx'

export const when: When = 'load'

/**
 * The search of `404.html`. Reserves its space; the search itself is loaded after hydration.
 */
export default function NotFoundSearchIsland(props: PageSearchProps) {
  const [Search, setSearch] = useState<ComponentType<PageSearchProps>>()

  useEffect(() => {
    void import('../search/page-search.tsx').then(({ PageSearch }) =>
      setSearch(() => PageSearch),
    )
  }, [])

  return (
    <search class="not-found-search needs-js">
      {Search ? (
        <Search {...props} />
      ) : (
        <p class="not-found-search-field">
          <SearchIcon /> {props.prompt}
        </p>
      )}
    </search>
  )
}
