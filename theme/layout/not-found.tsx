import { useShell } from '../../runtime/page-context.ts'
import type { NavItem, NavPage } from '../../runtime/types/navigation.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { InlineMarkdown } from '../components/inline-markdown.tsx'
import { NavLink } from './nav-link.tsx'
import './not-found.css'

const suggestionCount = 6

/** The content of `404.html`: what happened, and where to go from here. */
export function NotFound() {
  const { site, navigation } = useShell()
  const strings = useStrings()
  const { title, description } = site.settings.errors[404]
  const suggestions = [...listPages(navigation.sidebar)].slice(0, suggestionCount)

  return (
    <div class="not-found-container">
      <p class="not-found-status-code" aria-hidden="true">
        404
      </p>
      <h1 class="not-found-title">{title ?? strings.pageNotFound}</h1>
      <p class="not-found-description">
        <InlineMarkdown>{description ?? strings.pageNotFoundHint}</InlineMarkdown>
      </p>
      {suggestions.length > 0 && (
        <nav class="not-found-recommended-pages" aria-labelledby="not-found-suggestions">
          <p id="not-found-suggestions">{strings.suggestedPages}</p>
          <ul class="not-found-recommended-pages-list">
            {suggestions.map((page) => (
              <li key={page.path}>
                <NavLink href={page.url}>{page.title}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <NavLink class="button-solid" href="/">
        {strings.goHome}
      </NavLink>
    </div>
  )
}

/** Pages of this site in the author's order. */
function* listPages(items: readonly NavItem[]): Iterable<NavPage> {
  for (const item of items) {
    if (item.kind === 'group') {
      if (item.root) yield item.root
      yield* listPages(item.children)
    } else if (!item.external) yield item
  }
}
