import type { BuiltNavigation } from './build-navigation.ts'
import type { Page, Site, SourceSite } from './site.ts'

/** The site over which a navigation was built, its pages in their places. */
export function placePages(
  source: SourceSite,
  { placements }: Pick<BuiltNavigation, 'placements'>,
): Site {
  const pages = new Map<string, Page>()
  for (const [path, page] of source.pages)
    pages.set(path, { ...page, ...placements.get(path)! })
  return { ...source, pages }
}
