import type { Project } from '../site/project.ts'

/**
 * URLs of the icons in the settings and in frontmatter. The navigation may show any of them on any
 * page.
 */
export function iconUrls({ settings, site }: Project): Set<string> {
  const names = iconNamesIn(settings)
  for (const { frontmatter } of site.pages.values())
    if (frontmatter.icon) names.push(frontmatter.icon.name)
  return new Set(names.filter((name) => /^https?:\/\//i.test(name)))
}

function iconNamesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'icon' && hasName(inner) ? inner.name : iconNamesIn(inner),
  )
}

function hasName(icon: unknown): icon is { name: string } {
  return (
    typeof icon === 'object' &&
    icon !== null &&
    'name' in icon &&
    typeof icon.name === 'string'
  )
}
