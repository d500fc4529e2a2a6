import { useLinkRules } from '../../runtime/page-context.ts'
import { linkUrl } from '../../runtime/with-base.ts'

/** Attributes of an `<a>`. */
export interface LinkAttributes {
  href: string
  target?: '_blank'
  rel?: 'noreferrer'
}

/** URL schemes allowed in links. Excludes `javascript:` and `data:`. */
const allowed =
  /^(?:https?:|mailto:|tel:|sms:|ftp:|vscode:|cursor:|slack:|#|\?|\/|\.|[^:]*$)/i

/**
 * Returns the attributes of a link to a URL that the compiler has resolved. Root-relative paths
 * get the base and the trailing slash, links to other sites open in a new tab. Undefined for
 * URLs with a disallowed scheme.
 */
export function useLink(url: string | undefined): LinkAttributes | undefined {
  const site = useLinkRules()
  const { origin } = site
  // An expression can evaluate to anything.
  const href = typeof url === 'string' ? url.trim() : undefined
  if (!href || !allowed.test(href)) return undefined
  const external = /^(?:https?:)?\/\//i.test(href) && !(origin && isBelow(href, origin))
  return external
    ? { href, target: '_blank', rel: 'noreferrer' }
    : { href: linkUrl(site, href) }
}

function isBelow(href: string, origin: string): boolean {
  return href === origin || href.startsWith(`${origin}/`)
}
