import type { NavItem, PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { ApiPart } from '../apis/api-part.ts'
import type { Page } from '../site/types.ts'
import type { PageFacts } from './compile-pages.ts'

/** What the theme is told of a page, from what was read and what was compiled. */
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
    hasPanel: facts.hasPanel || api?.kind === 'operation' || api?.kind === 'manual',
    updateTags: tagsByUse(facts.updates),
    failed: facts.failed,
    indexable: page.indexable,
    ...(api?.kind === 'operation' && {
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

/** Sidebars by number: many pages share one, and it is sent to a worker once. */
export class SidebarTable {
  readonly list: NavItem[][] = []
  readonly #numbers = new Map<NavItem[], number>()

  numberOf({ sidebar }: PageNavigation): number {
    let number = this.#numbers.get(sidebar)
    if (number === undefined) {
      number = this.list.push(sidebar) - 1
      this.#numbers.set(sidebar, number)
    }
    return number
  }
}
