import type { IslandAsset, SiteData } from '../../runtime/types.ts'
import type { Project } from '../project.ts'

/** What every page is told of the site. */
export function buildSiteFacts(
  project: Project,
  {
    base,
    islands,
    dev,
  }: { base: string; islands: Record<string, IslandAsset>; dev: boolean },
): SiteData {
  // The navigation is given page by page; the whole of it would go to every worker.
  const settings = { ...project.settings, navigation: { children: [], global: [] } }
  return {
    settings,
    base,
    origin: project.origin,
    repository: project.repository,
    dev,
    islands,
    features: { search: false, markdown: false, feeds: [] },
  }
}
