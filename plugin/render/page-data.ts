import type { NavItem, PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { ApiPart } from './api-part.ts'
import type { Page } from '../site/site.ts'
import type { PageFacts } from './page-compilation.ts'

/** What the theme receives about a page, from what was read and what was compiled. */
export function pageData(
  page: Page,
  facts: PageFacts,
  api: ApiPart | undefined,
  lastModified: string | undefined,
): PageData {
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
    lastModified: page.frontmatter.lastUpdatedDate ?? lastModified,
    hasPanel:
      facts.hasPanel ||
      api?.kind === 'operation' ||
      api?.kind === 'manual' ||
      (api?.kind === 'schema' && !api.numbered?.index) ||
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

/** Which examples a page brings itself. */
function ownExamples({ components }: PageFacts): PageData['examples'] {
  return {
    request: components.includes('RequestExample'),
    response: components.includes('ResponseExample'),
  }
}

/** Every tag of a page's updates, the most used first. */
function tagsByUse(updates: PageFacts['updates']): string[] {
  const counts = new Map<string, number>()
  for (const tag of updates.flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([tag]) => tag)
}

/**
 * The sidebars that pages share, by number: each is sent to a worker once. Those are shared that are
 * the same object, and those that hold the same: code of a site may make one for each page. One that a
 * single page has travels with its page.
 */
export class SidebarTable {
  readonly list: NavItem[][] = []
  readonly #numbers = new Map<NavItem[], number>()

  /** @param sidebars Those of all pages. */
  constructor(sidebars: Iterable<NavItem[]>) {
    const uses = new Map<NavItem[], number>()
    for (const sidebar of sidebars) uses.set(sidebar, (uses.get(sidebar) ?? 0) + 1)
    const single = new Map<string, NavItem[][]>()
    for (const [sidebar, count] of uses) {
      if (count > 1) this.#share([sidebar])
      else {
        const text = contentHash(sidebar)
        single.set(text, [...(single.get(text) ?? []), sidebar])
      }
    }
    for (const equal of single.values()) if (equal.length > 1) this.#share(equal)
  }

  /** A sidebar as it is sent: its number, or itself. */
  refOf({ sidebar }: Pick<PageNavigation, 'sidebar'>): number | NavItem[] {
    return this.#numbers.get(sidebar) ?? sidebar
  }

  #share(equal: readonly NavItem[][]): void {
    const number = this.list.push(equal[0]!) - 1
    for (const sidebar of equal) this.#numbers.set(sidebar, number)
  }
}
