import { wildcardRedirectScript } from '../../runtime/inline-scripts.ts'
import { linkUrl, withBase } from '../../runtime/with-base.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'
import { wildcardRule, withSlash } from '../site/redirect-table.ts'
import { canBePage, effectiveRedirects } from '../site/redirects.ts'
import type { SourceSite } from '../site/site.ts'

/**
 * The script element that follows the site's redirects on `404.html` that can't be pages, such as
 * those with wildcards. Empty if there are none. Circular ones are omitted.
 */
export function wildcardRedirects(source: SourceSite, site: SiteData): string {
  const rules = effectiveRedirects(source)
    .filter((redirect) => !canBePage(redirect))
    .map(({ source: from, destination }) => {
      const { pattern, replacement } = wildcardRule({
        source: withBase(site.base, decodeSource(withSlash(from))),
        destination: linkUrl(site, destination),
      })
      return [pattern.source, replacement]
    })
  if (rules.length === 0) return ''
  const data = escapeAttribute(JSON.stringify(rules))
  return `<script data-redirects="${data}">${wildcardRedirectScript}</script>`
}

/** Decodes a source as the script decodes the path that is compared with it. */
function decodeSource(source: string): string {
  try {
    return decodeURI(source)
  } catch {
    return source
  }
}
