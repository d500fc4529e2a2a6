import { canonicalAddress } from '../../runtime/head.ts'
import { pageAddress } from '../../runtime/kit/page-address.ts'
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
  const address = encodeAddress(withBase(site.base, path))
  return site.origin === undefined ? address : new URL(address, site.origin).href
}

/** A page's canonical URL. Without the origin, just the path with the base. */
export function publicPageUrl(site: SiteData, page: Page): string {
  const data = { url: page.url, frontmatter: page.frontmatter } as PageData
  return (
    canonicalAddress(data, site) ?? publicUrl(site, pageAddress(page.url, site.slashes))
  )
}

/** Percent-encodes a URL. Page URLs are already encoded, others may not be. */
export function encodeAddress(address: string): string {
  return encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1')
}

/**
 * The file for a URL path, relative to the output. It is decoded, as hosts look up decoded
 * names.
 */
export function outputPath(address: string): string {
  return decodePath(address.replace(/^\/+/, ''))
}
