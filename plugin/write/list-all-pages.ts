import { type LinkRules, linkUrl } from '../../runtime/with-base.ts'
import type { NavDivision, NavItem, Navigation } from '../../runtime/types/navigation.ts'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'

/** With more pages than this, only the first of each group is listed. */
const MAX_PAGES = 3000

interface Section {
  titles: string[]
  pages: { title: string; url: string }[]
}

/**
 * Renders the list of all pages as HTML, with a heading for each division or group that has
 * pages, which includes the names of its ancestors.
 *
 * @param isListed Whether to list a page, given its path.
 */
export function listAllPages(
  { children }: Pick<Navigation, 'children'>,
  isListed: (path: string) => boolean,
  rules: LinkRules,
): string {
  const sections = sectionsOf(children, [], isListed).filter(
    ({ pages }) => pages.length > 0,
  )
  const count = sections.reduce((sum, { pages }) => sum + pages.length, 0)
  return sections
    .map(({ titles, pages }) => {
      const shown = count > MAX_PAGES ? pages.slice(0, 1) : pages
      const items = shown.map(
        ({ title, url }) =>
          `<li><a href="${escapeAttribute(linkUrl(rules, url))}">${escapeAttribute(title)}</a></li>`,
      )
      const heading =
        titles.length > 0 ? `<h2>${escapeAttribute(titles.join(' › '))}</h2>` : ''
      return `${heading}<ul>${items.join('')}</ul>`
    })
    .join('\n')
}

function sectionsOf(
  nodes: readonly (NavDivision | NavItem)[],
  titles: string[],
  isListed: (path: string) => boolean,
): Section[] {
  const own: Section = { titles, pages: [] }
  const below = nodes.flatMap((node): Section[] => {
    if (node.kind === 'page') {
      if (!node.external && isListed(node.path)) own.pages.push(node)
      return []
    }
    if ('hidden' in node && node.hidden) return []
    const inner = [...titles, 'label' in node ? node.label : node.title]
    const sections = sectionsOf(node.children, inner, isListed)
    const root = 'root' in node ? node.root : undefined
    if (!root || root.external || !isListed(root.path)) return sections
    const [first] = sections
    if (first?.titles === inner) first.pages.unshift(root)
    else sections.unshift({ titles: inner, pages: [root] })
    return sections
  })
  return [own, ...below]
}
