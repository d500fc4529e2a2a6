import { canonicalAddress } from '../../runtime/head.ts'
import { withBase } from '../../runtime/page-context.ts'
import type { PageData, SiteData } from '../../runtime/types.ts'
import type { Page } from '../site/types.ts'

/** A root address as others reach it: absolute where the site's origin is known, else with the base. */
export function publicUrl(site: SiteData, path: string): string {
  const address = encodeURI(withBase(site.base, path))
  return site.origin === undefined ? address : new URL(address, site.origin).href
}

/** A page's canonical address; with the base only while the origin is unknown. */
export function pageUrl(site: SiteData, page: Page): string {
  const data = { url: page.url, frontmatter: page.frontmatter } as PageData
  return canonicalAddress(data, site) ?? publicUrl(site, page.url)
}
