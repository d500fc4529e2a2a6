import { isNoindex } from '../../runtime/head.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import { isForOthers } from './is-for-others.ts'
import type { TreePage } from './navigation-tree.ts'
import type { Page, Placement, SourcePage } from './site.ts'

type SeoSettings = Pick<Settings, 'seo'>

/**
 * Decides where a page is listed, searchable and indexed (Mintlify's documentation, "Hidden
 * pages"). Its own frontmatter takes precedence over the navigation. A page with several places is
 * listed if one of them is. Pages for other audiences are published, but nowhere listed.
 *
 * @param places All places of the page in the navigation.
 * @param language BCP 47 tag of the branch in which the page is shown.
 */
export function placePage(
  page: SourcePage,
  places: readonly TreePage[],
  language: string,
  { seo }: SeoSettings,
): Placement {
  const { frontmatter } = page
  const everything = seo.indexing === 'all'
  const noindex = frontmatter.noindex === true || isNoindex(frontmatter.robots)
  const inherited = places.length > 0 && places.every(({ unlisted }) => unlisted)
  const forOthers =
    places.length > 0
      ? places.every((place) => place.forOthers)
      : isForOthers(frontmatter.audience)
  const hidden = forOthers || (frontmatter.hidden ?? inherited)
  const versions = new Set(places.map(({ version }) => version))
  const version =
    frontmatter.version ?? (versions.size === 1 ? [...versions][0] : undefined)
  return {
    listed: places.some(({ unlisted }) => !unlisted),
    hidden,
    searchable:
      frontmatter.searchable ?? (!noindex && isSearchable(page, places, everything)),
    indexable: !noindex && (everything || !hidden),
    boost:
      frontmatter.boost ?? places.find(({ boost }) => boost !== undefined)?.boost ?? 1,
    language,
    ...(version !== undefined && { version }),
    ...(forOthers && { searchable: false, indexable: false }),
  }
}

function isSearchable(
  page: SourcePage,
  places: readonly TreePage[],
  everything: boolean,
): boolean {
  if (places.length > 0 && places.every(({ searchable }) => searchable === false))
    return false
  if (everything) return true
  if (page.frontmatter.hidden === true) return false
  return places.some(({ searchable, unlisted }) => searchable ?? !unlisted)
}

/** Whether a page is in the sitemap and llms.txt: indexable and, unless all are indexed, listed. */
export function inSitemap(page: Page, { seo }: SeoSettings): boolean {
  return page.indexable && (page.listed || seo.indexing === 'all')
}
