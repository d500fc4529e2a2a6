import { canonicalAddress } from '../../runtime/head.ts'
import { pageAddress } from '../../runtime/kit/page-address.ts'
import { withBase } from '../../runtime/with-base.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { decodePath } from '../../runtime/kit/page-url.ts'
import type { Page } from '../site/site.ts'

/** A root address as others reach it: absolute where the site's origin is known, else with the base. */
export function publicUrl(site: SiteData, path: string): string {
  const address = encodeAddress(withBase(site.base, path))
  return site.origin === undefined ? address : new URL(address, site.origin).href
}

/** A page's canonical address; with the base only while the origin is unknown. */
export function publicPageUrl(site: SiteData, page: Page): string {
  const data = { url: page.url, frontmatter: page.frontmatter } as PageData
  return (
    canonicalAddress(data, site) ?? publicUrl(site, pageAddress(page.url, site.slashes))
  )
}

/** Page addresses are encoded already; what authors wrote elsewhere may not be. */
export function encodeAddress(address: string): string {
  return encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1')
}

/** The file of an address, relative to the output: hosts look for its decoded name. */
export function outputPath(address: string): string {
  return decodePath(address.replace(/^\/+/, ''))
}
