import type { DivisionEntry } from '../../runtime/types/settings.ts'
import { normalizePageUrl } from '../../runtime/kit/page-url.ts'
import { isGeneratedFile } from './is-generated-file.ts'
import { isExternal } from './nav-page.ts'
import type { SourceSite } from './site.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/**
 * Returns a function for whether the link of a division leads to no page, file, folder or redirect
 * of the site.
 */
export function deadLinkFinder(site: SourceSite): (entry: DivisionEntry) => boolean {
  let known: { urls: Set<string>; files: Set<string> } | undefined
  return ({ href }) => {
    if (!href?.startsWith('/') || isExternal(href)) return false
    known ??= {
      urls: new Set([...site.pages.values()].map(({ url }) => url)),
      files: new Set(site.assets.map((file) => normalizePageUrl(`/${file}`))),
    }
    const url = normalizePageUrl(href)
    if (url === '/' || known.urls.has(url) || known.files.has(url)) return false
    if (isGeneratedFile(cleanUrl(href))) return false
    // URLs of folders, and those matching the start of a redirect, may be valid.
    if ([...known.urls].some((page) => page.startsWith(`${url}/`))) return false
    return !site.redirects.some(({ source }) =>
      url.startsWith(source.replace(/[:*].*$/, '')),
    )
  }
}
