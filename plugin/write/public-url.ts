import { canonicalUrl, publicRoot } from '../../runtime/head.ts'
import { encodeUrl } from '../../runtime/kit/encode-url.ts'
import { applySlashRule } from '../../runtime/kit/apply-slash-rule.ts'
import { withBase } from '../../runtime/with-base.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { decodePath } from '../../runtime/kit/page-url.ts'
import type { Page } from '../site/site.ts'

/**
 * The public URL of a root-relative path: absolute if the site's origin is known, otherwise
 * with the base.
 */
export function publicUrl(site: SiteData, path: string): string {
  const root = publicRoot(site)
  return encodeUrl(root === undefined ? withBase(site.base, path) : root + path)
}

/** A page's canonical URL. Without the origin, just the path with the base. */
export function publicPageUrl(
  site: SiteData,
  page: Pick<Page, 'url' | 'frontmatter'>,
): string {
  const data = { url: page.url, frontmatter: page.frontmatter } as PageData
  return (
    canonicalUrl(data, site) ?? publicUrl(site, applySlashRule(page.url, site.slashes))
  )
}

/**
 * The file for a URL path, relative to the output. It is decoded, as hosts look up decoded
 * names.
 */
export function outputPath(url: string): string {
  return decodePath(url.replace(/^\/+/, ''))
}
