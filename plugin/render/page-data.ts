import type { NavItem, PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { ApiPart } from './api-part.ts'
import { isoDate } from '../site/iso-date.ts'
import type { Page } from '../site/site.ts'
import type { PageFacts } from './page-compilation.ts'
import { groupBy } from '../kit/group-by.ts'

/** Combines what was read and compiled into the page data for the theme. */
export function pageData(
  page: Page,
  facts: PageFacts,
  api: ApiPart | undefined,
  lastModified: string | undefined,
): PageData {
  const { lastUpdatedDate, createdDate } = page.frontmatter
  return {
    path: page.path,
    url: page.url,
    file: page.file,
    title: page.title,
    description: page.frontmatter.description,
    mode: page.mode,
    language: page.language,
    frontmatter: page.frontmatter,
    headings: facts.headings,
    lastModified: (lastUpdatedDate && isoDate(lastUpdatedDate)) ?? lastModified,
    ...(createdDate && { published: isoDate(createdDate) }),
    hasPanel:
      facts.hasPanel ||
      api?.kind === 'operation' ||
      api?.kind === 'manual' ||
      (api?.kind === 'schema' && !api.series?.index) ||
      (api?.kind === 'channel' && api.hasMessages),
    updateTags: tagsByUse(facts.updates),
    failed: facts.failed,
    ...(api && { isReference: true }),
    indexable: page.indexable,
    ...((api?.kind === 'operation' || api?.kind === 'channel') && {
      operation: { method: api.method, path: api.path },
      examples: ownExamples(facts),
    }),
    ...(api?.kind === 'manual' && {
      operation: { method: api.method, path: api.target },
      examples: ownExamples(facts),
      fields: facts.fields,
    }),
  }
}

/** Which examples the page provides itself. */
function ownExamples({ components }: PageFacts): PageData['examples'] {
  return {
    request: components.includes('RequestExample'),
    response: components.includes('ResponseExample'),
  }
}

/** All tags of a page's updates, most used first. */
function tagsByUse(updates: PageFacts['updates']): string[] {
  const counts = new Map<string, number>()
  for (const tag of updates.flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || byCodeUnit(a[0], b[0]))
    .map(([tag]) => tag)
}

/**
 * Sidebars that several pages share, by number, so that each is sent to a worker only once.
 * Sidebars are shared if they are the same object or have the same content: code of a site may
 * create one per page. A sidebar of a single page is sent with its page.
 */
export class SidebarTable {
  readonly list: NavItem[][] = []
  readonly #numbers = new Map<NavItem[], number>()

  /** @param sidebars The sidebar of each page. */
  constructor(sidebars: Iterable<NavItem[]>) {
    const uses = new Map<NavItem[], number>()
    for (const sidebar of sidebars) uses.set(sidebar, (uses.get(sidebar) ?? 0) + 1)
    const single: NavItem[][] = []
    for (const [sidebar, count] of uses)
      if (count > 1) this.#share([sidebar])
      else single.push(sidebar)
    for (const equal of groupBy(single, (sidebar) => contentHash(sidebar)).values())
      if (equal.length > 1) this.#share(equal)
  }

  /** A sidebar in the form that is sent: its number, or the sidebar itself. */
  refOf({ sidebar }: Pick<PageNavigation, 'sidebar'>): number | NavItem[] {
    return this.#numbers.get(sidebar) ?? sidebar
  }

  #share(equal: readonly NavItem[][]): void {
    const number = this.list.push(equal[0]!) - 1
    for (const sidebar of equal) this.#numbers.set(sidebar, number)
  }
}
