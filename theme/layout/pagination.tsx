import { useShell } from '../../runtime/page-context.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../ui-icons.tsx'
import { NavLink } from './nav-link.tsx'
import './pagination.css'

/** Links to the previous and next page in navigation order. */
export function Pagination() {
  const { page, navigation } = useShell()
  const strings = useStrings()
  const { previous, next } = navigation
  if (page.frontmatter.hideFooterPagination || !(previous || next)) return null

  return (
    <nav id="pagination" class="pagination" aria-label={strings.pagination}>
      {previous && (
        <NavLink class="pagination-prev" href={previous.url} rel="prev">
          <ChevronLeftIcon />
          <span class="sr-only">{strings.previousPage}: </span>
          <span class="pagination-title" data-component-part="pagination-title">
            {previous.title}
          </span>
        </NavLink>
      )}
      {next && (
        <NavLink class="pagination-next" href={next.url} rel="next">
          <span class="sr-only">{strings.nextPage}: </span>
          <span class="pagination-title" data-component-part="pagination-title">
            {next.title}
          </span>
          <ChevronRightIcon />
        </NavLink>
      )}
    </nav>
  )
}
