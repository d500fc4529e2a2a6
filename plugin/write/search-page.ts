import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import { type SlashRule, pageAddress } from '../../runtime/kit/page-address.ts'
import type { Page } from '../site/site.ts'

/** A page as the index takes it. */
export interface SearchPage {
  /** Address without the base, as links have it. */
  url: string
  title: string
  description?: string
  keywords: readonly string[]
  /** BCP 47: every language has its own index. */
  language: string
  /** Pages of no version are found in all. */
  version?: string
  /** Label of its tab. */
  tab?: string
  /** Its number in the order of the navigation; pages that it does not list come last. */
  place: number
  /** Labels from the outermost to the nearest, without the page's own. */
  breadcrumbs: readonly string[]
  /** Of an API operation. */
  method?: string
  /** Multiplies the weight of everything on the page. */
  boost: number
  /** The page's own HTML. */
  html: string
}

/**
 * Joins what the index takes from a page and from what is around it.
 *
 * @param order Paths of pages in the order of the navigation.
 * @param slashes How addresses of pages end.
 */
export function searchPage(
  page: Page,
  data: PageData,
  around: PageNavigation,
  html: string,
  order: ReadonlyMap<string, number>,
  slashes?: SlashRule,
): SearchPage {
  const tab = around.tabs.find(({ active }) => active)?.label
  const trail = around.breadcrumbs.map(({ title }) => title).filter(Boolean)
  return {
    url: pageAddress(page.url, slashes),
    title: page.title,
    description: data.description,
    keywords: data.frontmatter.keywords ?? [],
    language: page.language,
    version: page.version,
    tab,
    place: order.get(page.path) ?? Infinity,
    breadcrumbs: tab === undefined || trail[0] === tab ? trail : [tab, ...trail],
    method: data.operation?.method,
    boost: page.boost,
    html,
  }
}

/** All that Pagefind takes from a page, as text: its place in the navigation is none of that. */
export function sourceKey({ place: _, ...page }: SearchPage): string {
  return JSON.stringify(page)
}

/** The place of each page in the navigation, by `Page.path`. */
export function navigationOrder(paths: readonly string[]): Map<string, number> {
  return new Map(paths.map((path, place) => [path, place]))
}

/** Whether the search may find a page; entries that lead elsewhere are none. */
export function isSearchable({ searchable, frontmatter }: Page): boolean {
  return searchable && frontmatter.url === undefined
}
