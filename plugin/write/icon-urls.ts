import { iconsOfSettings } from '../site/icons-of-settings.ts'
import type { Project } from '../site/project.ts'

/**
 * URLs of the icons in the settings and in frontmatter. The navigation may show any of them on any
 * page.
 */
export function iconUrls({ settings, site }: Project): Set<string> {
  const names = iconsOfSettings(settings).map(({ name }) => name)
  for (const { frontmatter } of site.pages.values())
    if (frontmatter.icon) names.push(frontmatter.icon.name)
  return new Set(names.filter((name) => /^https?:\/\//i.test(name)))
}
