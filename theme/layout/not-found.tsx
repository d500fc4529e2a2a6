import { useShell } from '../../runtime/page-context.ts'
import type { NavPage } from '../../runtime/types/navigation.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { InlineMarkdown } from '../components/inline-markdown.tsx'
import AddressSearch from '../islands/not-found-search.island.tsx'
import { searchStrings } from '../search/search-strings.ts'
import { firstNavPage } from './first-nav-page.ts'
import { NavLink } from './nav-link.tsx'
import './not-found.css'

/** The content of `404.html`: a message, links to the sections of the site, and the search. */
export function NotFound() {
  const { site, navigation } = useShell()
  const strings = useStrings()
  const { title, description } = site.settings.errors[404]
  const sections = listSections(navigation)

  return (
    <div class="not-found-container">
      <p id="error-badge" class="not-found-status-code" aria-hidden="true">
        404
      </p>
      <h1 id="error-title" class="not-found-title">
        {title ?? strings.pageNotFound}
      </h1>
      <div id="error-description" class="not-found-description">
        {blocksOf(description ?? strings.pageNotFoundHint)}
      </div>
      <NavLink class="button-solid" href="/">
        <span>{strings.goHome}</span>
      </NavLink>
      {sections.length > 0 && (
        <nav class="not-found-sections" aria-label={strings.allPages}>
          {/* Scripts insert suggestions of their own in front of the nearest `<div>`. */}
          <div class="not-found-recommended-pages-list">
            <ul class="not-found-sections-list">
              {sections.map(({ title: label, url }) => (
                <li key={url}>
                  <NavLink class="not-found-recommended-page-link" href={url}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
      {site.features.search && (
        <AddressSearch
          prompt={site.settings.search.prompt ?? strings.searchPlaceholder}
          {...(navigation.version !== undefined && { version: navigation.version })}
          label={strings.suggestedPages}
          strings={searchStrings(strings)}
        />
      )}
    </div>
  )
}

/** The paragraphs and lists of a Markdown text. */
function blocksOf(text: string) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n')
      if (!lines.every((line) => BULLET.test(line)))
        return (
          <p>
            <InlineMarkdown>{block}</InlineMarkdown>
          </p>
        )
      return (
        <ul>
          {lines.map((line) => (
            <li>
              <InlineMarkdown>{line.replace(BULLET, '')}</InlineMarkdown>
            </li>
          ))}
        </ul>
      )
    })
}

const BULLET = /^\s*[-*+]\s+/

type Section = Pick<NavPage, 'title' | 'url'>

/**
 * The site's tabs and the top-level entries of the sidebar, without external links and those whose
 * name or URL another has.
 */
function listSections({
  tabs,
  sidebar,
}: ReturnType<typeof useShell>['navigation']): Section[] {
  const tabSections = tabs
    .filter(({ external }) => !external)
    .map(({ label, url }) => ({ title: label, url }))
  const groups = sidebar.flatMap((item): Section[] => {
    const first = firstNavPage([item])
    return first ? [{ title: item.title, url: first.url }] : []
  })
  const seen = new Set<string>()
  return [...tabSections, ...groups].filter(({ title, url }) => {
    const isNew = !seen.has(url) && !seen.has(title)
    seen.add(url).add(title)
    return isNew
  })
}
