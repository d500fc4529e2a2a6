import { linkAddress, useAddress } from '../../runtime/page-context.ts'

/** Attributes of an `<a>`. */
export interface LinkAttributes {
  href: string
  target?: '_blank'
  rel?: 'noreferrer'
}

/** Schemes that an author's link may have; `javascript:` and `data:` are none of them. */
const allowed =
  /^(?:https?:|mailto:|tel:|sms:|ftp:|vscode:|cursor:|slack:|#|\?|\/|\.|[^:]*$)/i

/**
 * The attributes of a link to an address as the compile step leaves it: root addresses get what
 * links of the site have, other sites open in a new tab, an address that runs code is undefined.
 */
export function useLink(address: string | undefined): LinkAttributes | undefined {
  const site = useAddress()
  const { origin } = site
  // An expression may give anything.
  const href = typeof address === 'string' ? address.trim() : undefined
  if (!href || !allowed.test(href)) return undefined
  const external = /^(?:https?:)?\/\//i.test(href) && !(origin && isBelow(href, origin))
  return external
    ? { href, target: '_blank', rel: 'noreferrer' }
    : { href: linkAddress(site, href) }
}

function isBelow(href: string, origin: string): boolean {
  return href === origin || href.startsWith(`${origin}/`)
}
