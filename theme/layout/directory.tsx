import { useShell } from '../../runtime/page-context.ts'
import type { NavItem, NavPage } from '../../runtime/types/navigation.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { ChevronRightIcon } from '../ui-icons.tsx'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'
import './directory.css'

/**
 * Lists the contents of a group on its root page, as cards or collapsible lists (`directory`).
 */
export function Directory() {
  const { directory } = useShell().navigation
  if (!directory || directory.items.length === 0) return null
  return (
    <div class="directory" data-style={directory.style}>
      {directory.style === 'card' ? (
        <ul class="directory-cards">
          {directory.items.map((item, index) => (
            <CardEntry key={index} item={item} />
          ))}
        </ul>
      ) : (
        <Entries items={directory.items} />
      )}
    </div>
  )
}

/** Lists what `related` in the page's frontmatter names. */
export function RelatedTopics() {
  const { related } = useShell().navigation
  const strings = useStrings()
  if (!related || related.length === 0) return null
  return (
    // Its heading has no id: pages may have one of the same words.
    <nav class="directory related-topics" aria-label={strings.relatedTopics}>
      <h2>{strings.relatedTopics}</h2>
      <Entries items={related} />
    </nav>
  )
}

/** The card of a group links to its root page or else its first page. */
function CardEntry({ item }: { item: NavItem }) {
  const target = item.kind === 'page' ? item : firstPage(item.children, item.root)
  if (!target) return null
  return (
    <li>
      <NavLink class="directory-card" href={target.url} external={target.external}>
        <NavIcon icon={item.icon} />
        <span class="directory-title">{item.title}</span>
        <ChevronRightIcon class="chevron flips" />
      </NavLink>
    </li>
  )
}

function Entries({ items }: { items: readonly NavItem[] }) {
  return (
    <ul class="directory-entries">
      {items.map((item, index) => (
        <li key={index}>
          {item.kind === 'page' ? (
            <NavLink class="directory-row" href={item.url} external={item.external}>
              <NavIcon icon={item.icon} />
              {item.title}
            </NavLink>
          ) : (
            <details>
              <summary class="directory-row">
                <NavIcon icon={item.icon} />
                <span class="directory-title">{item.title}</span>
                <ChevronRightIcon class="chevron flips" />
              </summary>
              <Entries
                items={item.root ? [item.root, ...item.children] : item.children}
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function firstPage(items: readonly NavItem[], root?: NavPage): NavPage | undefined {
  if (root) return root
  for (const item of items) {
    const page = item.kind === 'page' ? item : firstPage(item.children, item.root)
    if (page) return page
  }
  return undefined
}
