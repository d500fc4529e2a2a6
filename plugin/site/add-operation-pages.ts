import type { ApiPages, GeneratedPage } from '../../playground/index.ts'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import { NO_BODY } from './page-body.ts'
import { hasWildcard } from './redirect-table.ts'
import type { SourcePage, SourceSite } from './site.ts'

/** Adds the pages generated from API descriptions to a site, and their data to bound pages. */
export function addOperationPages(
  site: SourceSite,
  { generated, bound, redirects }: ApiPages,
): SourceSite {
  const pages = new Map(site.pages)
  for (const [path, fromApi] of bound) {
    const page = pages.get(path)
    if (!page) continue
    const label = page.frontmatter.sidebarTitle || fromApi.title
    pages.set(path, { ...page, ...fromApi, label })
  }
  for (const page of generated.values()) pages.set(page.path, asPage(page))
  // The author's redirects take precedence.
  const written = new Set(site.redirects.map(({ source }) => source))
  const moved = [...redirects]
    .map(([from, to]) => ({
      source: pageUrl(`${from}.mdx`),
      destination: pageUrl(`${to}.mdx`),
      permanent: true,
    }))
    .filter(({ source }) => !written.has(source) && !hasWildcard(source))
  return { ...site, pages, redirects: [...site.redirects, ...moved] }
}

function asPage({
  path,
  source,
  title,
  frontmatter,
  operation,
}: GeneratedPage): SourcePage {
  return {
    path,
    url: pageUrl(`${path}.mdx`),
    file: source,
    format: 'api',
    frontmatter,
    title,
    label: frontmatter.sidebarTitle ?? title,
    mode: frontmatter.mode ?? 'default',
    firstHeading: 'keep',
    body: NO_BODY,
    operation,
  }
}
