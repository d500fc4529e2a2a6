import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import { type SlashRule, applySlashRule } from '../../runtime/kit/apply-slash-rule.ts'
import { navPage } from '../site/nav-page.ts'
import type { Page } from '../site/site.ts'
import { activeTab, pageTrail } from './page-trail.ts'

/** A page in the form that is indexed. */
export interface SearchPage {
  /** URL without the base. */
  url: string
  title: string
  description?: string
  keywords: readonly string[]
  /** BCP 47 tag. Every language has its own index. */
  language: string
  /** Absent for pages that are found in all versions. */
  version?: string
  /** Label of its tab. */
  tab?: string
  /** Position in the navigation. `Infinity` for pages that it doesn't list. */
  place: number
  /** Labels from the outermost to the nearest, excluding the page itself. */
  breadcrumbs: readonly string[]
  /** HTTP method of an API operation, or `WEBHOOK`. */
  method?: string
  /** Multiplies the weight of everything on the page. */
  boost: number
  /** The page's content as HTML. */
  html: string
}

/**
 * Collects what is indexed of a page.
 *
 * @param order Position of each page in the navigation, by path.
 * @param slashes How URLs of pages end.
 */
export function searchPage(
  page: Page,
  data: PageData,
  around: PageNavigation,
  html: string,
  order: ReadonlyMap<string, number>,
  slashes?: SlashRule,
): SearchPage {
  return {
    url: applySlashRule(page.url, slashes),
    title: page.title,
    description: data.description,
    keywords: data.frontmatter.keywords ?? [],
    language: page.language,
    version: page.version,
    tab: activeTab(around),
    place: order.get(page.path) ?? Infinity,
    breadcrumbs: pageTrail(around),
    // That of the sidebar: a webhook isn't a POST.
    method: navPage(page).method ?? data.operation?.method,
    boost: page.boost,
    html,
  }
}

/**
 * Serializes everything that Pagefind reads from a page. The position in the navigation isn't
 * part of it.
 */
export function sourceKey({ place: _, ...page }: SearchPage): string {
  return JSON.stringify(page)
}

/** The position of each page in the navigation, by `Page.path`. */
export function navigationOrder(paths: readonly string[]): Map<string, number> {
  return new Map(paths.map((path, place) => [path, place]))
}

/** Whether a page is indexed. Navigation entries that link elsewhere are not. */
export function isSearchable({ searchable, frontmatter }: Page): boolean {
  return searchable && frontmatter.url === undefined
}
