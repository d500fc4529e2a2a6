import type { BuiltNavigation } from './build-navigation.ts'
import type { Page, Site, SourceSite } from './site.ts'

/** The site with the placements that its navigation decides. */
export function placePages(
  source: SourceSite,
  { placements }: Pick<BuiltNavigation, 'placements'>,
): Site {
  const pages = new Map<string, Page>()
  for (const [path, page] of source.pages)
    pages.set(path, { ...page, ...placements.get(path)! })
  return { ...source, pages }
}
