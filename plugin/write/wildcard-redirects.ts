import { wildcardRedirectScript } from '../../runtime/inline-scripts.ts'
import { linkUrl, withBase } from '../../runtime/with-base.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { escapeAttribute } from '../kit/escape-html.ts'
import { hasWildcard, wildcardRule, withSlash } from '../site/redirect-table.ts'
import { effectiveRedirects } from '../site/redirects.ts'
import type { SourceSite } from '../site/site.ts'

/**
 * The script element that follows the site's redirects with wildcards on `404.html`. Empty if
 * there are none. Circular ones are omitted.
 */
export function wildcardRedirects(source: SourceSite, site: SiteData): string {
  const rules = effectiveRedirects(source)
    .filter((redirect) => hasWildcard(redirect.source))
    .map(({ source: from, destination }) => {
      const { pattern, replacement } = wildcardRule({
        source: withBase(site.base, withSlash(from)),
        destination: linkUrl(site, destination),
      })
      return [pattern.source, replacement]
    })
  if (rules.length === 0) return ''
  const data = escapeAttribute(JSON.stringify(rules))
  return `<script data-redirects="${data}">${wildcardRedirectScript}</script>`
}
