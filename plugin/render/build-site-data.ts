import type { IslandAsset, SiteData } from '../../runtime/types/rendering.ts'
import type { Project } from '../site/project.ts'
import { slashRule } from '../site/slash-rule.ts'
import { menuLogos } from './menu-logos.ts'
import { receivesFeedback } from './receives-feedback.ts'

/** Collects the site data that every page receives. */
export function buildSiteData(
  project: Project,
  {
    base,
    islands,
    dev,
    feeds = [],
  }: {
    base: string
    islands: Record<string, IslandAsset>
    dev: boolean
    /** Paths of the pages that have a feed. */
    feeds?: string[]
  },
): SiteData {
  // The navigation is passed per page. The whole tree would be sent to every worker.
  const { navigation: _, ...settings } = project.settings
  const logos = dev ? [] : menuLogos(project)
  return {
    settings,
    base,
    slashes: slashRule(project.site, project.settings),
    origin: project.origin,
    repository: project.repository,
    logoSizes: project.logoSizes,
    stars: project.stars,
    dev,
    logos: Object.fromEntries(logos.map(({ key, path }) => [key, base + path])),
    islands,
    features: {
      search: project.options.search !== false,
      markdown: project.options.markdown !== false,
      feeds,
      rowNames: project.fileFacts.names.rows,
      groupIds: project.fileFacts.names.groups,
      movedParts: project.fileFacts.names.moved,
      rating: project.settings.feedback.thumbsRating && receivesFeedback(project),
    },
  }
}
