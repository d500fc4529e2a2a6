import type { NavPage } from '../../runtime/types/navigation.ts'
import type { Frontmatter } from '../../runtime/types/pages.ts'
import { isExternal, navPage } from './nav-page.ts'
import { resolvePageRef } from './page-ref.ts'
import type { SourcePage } from './site.ts'
import { splitUrl } from '../../runtime/kit/split-url.ts'

type RelatedLink = NonNullable<Frontmatter['related']>[number]

/**
 * The pages and links of `related` in a page's frontmatter (Mintlify's documentation, "Related
 * topics"). A page gives its link the title and the icon.
 */
export function findRelated(
  { frontmatter }: SourcePage,
  pages: ReadonlyMap<string, SourcePage>,
): NavPage[] {
  return (frontmatter.related ?? []).map((link) => relatedPage(link, pages))
}

function relatedPage(
  { href, title }: RelatedLink,
  pages: ReadonlyMap<string, SourcePage>,
): NavPage {
  const [path, rest] = splitUrl(href)
  const page = isExternal(href) ? undefined : resolvePageRef(pages, path)
  if (!page)
    return {
      kind: 'page',
      path: href,
      title: title ?? href.replace(/^https?:\/\//, ''),
      url: isExternal(href) || href.startsWith('/') ? href : `/${href}`,
      ...(isExternal(href) && { external: true }),
    }
  const item = navPage(page)
  return { ...item, title: title ?? item.title, url: `${item.url}${rest}` }
}
