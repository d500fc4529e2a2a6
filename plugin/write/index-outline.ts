import type { SearchLanguage } from '../../runtime/search-records.ts'
import type { SearchPage } from './search-page.ts'

/** Number of pages that an empty search suggests. */
const SUGGESTED = 5

type Outline = Pick<SearchLanguage, 'tabs' | 'versions' | 'suggested'>

/** What the index's outline needs of a page. */
export type OutlinedPage = Pick<SearchPage, 'language' | 'version' | 'tab' | 'place'> &
  Pick<SearchPage, 'title' | 'url'>

/** Collects tabs and versions of pages for the search's filters, and pages to suggest. */
export class IndexOutline {
  readonly #pages = new Map<string, OutlinedPage[]>()

  add({ language, version, tab, place, title, url }: OutlinedPage): void {
    const key = language.toLowerCase()
    const pages = this.#pages.get(key)
    const page = { language, version, tab, place, title, url }
    if (pages) pages.push(page)
    else this.#pages.set(key, [page])
  }

  /** The tabs and versions of a language in navigation order, and the suggested pages. */
  of(language: string): Outline {
    const pages = this.#pages.get(language) ?? []
    pages.sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    const versions = [...new Set(pages.flatMap(({ version }) => version ?? []))]
    return {
      versions,
      tabs: tabsOf(pages),
      suggested: Object.fromEntries(
        ['', ...versions].map((version) => [version, suggest(pages, version)]),
      ),
    }
  }
}

/**
 * The tabs, if there are several, each with the versions that have it. `*` stands for pages
 * without a version.
 */
function tabsOf(pages: readonly OutlinedPage[]): Outline['tabs'] {
  const tabs = new Map<string, Set<string>>()
  for (const { tab, version = '*' } of pages)
    if (tab !== undefined) tabs.set(tab, (tabs.get(tab) ?? new Set()).add(version))
  return tabs.size < 2
    ? []
    : [...tabs].map(([name, versions]) => ({ name, versions: [...versions] }))
}

/**
 * Suggests the first page of each tab, then the first pages overall.
 *
 * @param version Empty for pages of all versions.
 */
function suggest(
  pages: readonly OutlinedPage[],
  version: string,
): [title: string, url: string][] {
  const own = pages.filter(
    (page) =>
      // The home page needs no suggestion.
      page.url !== '/' &&
      (version === '' || page.version === undefined || page.version === version),
  )
  const seen = new Set<string | undefined>()
  const firsts = own.filter(({ tab }) => !seen.has(tab) && seen.add(tab))
  return [...new Set([...firsts.slice(0, SUGGESTED), ...own.slice(0, SUGGESTED)])]
    .slice(0, SUGGESTED)
    .sort((a, b) => a.place - b.place)
    .map(({ title, url }) => [title, url])
}
